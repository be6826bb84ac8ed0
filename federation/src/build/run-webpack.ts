import type { Configuration, Stats } from 'webpack';
import webpack from 'webpack';

/** Runs one webpack build. Warnings are errors: a build that needs watching is not finished. */
export async function runWebpack(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack made no compiler');
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close((closeError) => {
        const problem = error ?? closeError;
        if (problem) reject(problem);
        else if (result) resolve(result);
        else reject(new Error('webpack answered nothing'));
      });
    });
  });
  if (stats.hasErrors() || stats.hasWarnings()) throw new BuildError(report(stats));
  return stats;
}

/** The sources cannot be built; the message is webpack's, ready to be read. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

function report(stats: Stats): string {
  return stats.toString({ all: false, errors: true, warnings: true, colors: false });
}
