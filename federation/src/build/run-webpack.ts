import type { Configuration, Stats } from 'webpack';
import webpack from 'webpack';

/** Runs one webpack build. Warnings count as errors. */
export async function runWebpack(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack created no compiler');
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close((closeError) => {
        const problem = error ?? closeError;
        if (problem) reject(problem);
        else if (result) resolve(result);
        else reject(new Error('webpack returned no result'));
      });
    });
  });
  if (stats.hasErrors() || stats.hasWarnings()) throw new BuildError(formatBuildProblems(stats));
  return stats;
}

/** Thrown when a webpack build fails. The message is webpack's report. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

function formatBuildProblems(stats: Stats): string {
  return stats.toString({ all: false, errors: true, warnings: true, colors: false });
}
