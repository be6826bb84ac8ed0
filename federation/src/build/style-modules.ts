import type { StyleModule } from '#release/style-module.ts';
import { transform } from 'lightningcss';
import type { Location2, Rule, Selector, SelectorComponent } from 'lightningcss';
import type { BuildMode } from '#shared-packages.ts';
import { BROWSER_TARGETS } from './browser-targets.ts';

/**
 * Splits a stylesheet into its outermost statements. A CSS module is one statement, because all its
 * rules are in one cascade layer. So a page can get the statements whose classes it uses, in the
 * order of the stylesheet (docs/decisions/131-page-styles.md).
 */
export function listStyleModules(source: Buffer, mode: BuildMode): readonly StyleModule[] {
  return splitStatements(source.toString()).map((text) => compileStatement(text, mode));
}

function splitStatements(source: string): readonly string[] {
  const starts: number[] = [];
  compile(source, false, (rule) => {
    const { line, column } = (rule as { readonly value: { readonly loc: Location2 } }).value.loc;
    // A statement that does not start its line belongs to the one before it.
    if (column === 1) starts.push(line);
  });
  const lines = source.split('\n');
  return starts.map((start, index) => lines.slice(start, starts[index + 1]).join('\n'));
}

function compileStatement(text: string, mode: BuildMode): StyleModule {
  const classes = new Set<string>();
  let appliesAlways = false;
  let rules = 0;
  const css = compile(text, mode === 'production', (statement) =>
    visitStyleRules(statement, (selector) => {
      rules += 1;
      const names = selector.flatMap(listClasses);
      for (const name of names) classes.add(name);
      if (names.length === 0) appliesAlways = true;
    }),
  );
  return { css, classes: appliesAlways || rules === 0 ? [] : [...classes] };
}

function compile(source: string, minify: boolean, onStatement: (rule: Rule) => void): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(source),
    minify,
    targets: BROWSER_TARGETS,
    visitor: { StyleSheet: ({ rules }) => rules.forEach(onStatement) },
  });
  return code.toString();
}

/** Calls a function for each selector of a statement, except those of nested rules. */
function visitStyleRules(rule: Rule, onSelector: (selector: Selector) => void): void {
  if (rule.type === 'style') rule.value.selectors.forEach(onSelector);
  else if ('value' in rule && rule.value && typeof rule.value === 'object' && 'rules' in rule.value)
    for (const inner of rule.value.rules as readonly Rule[]) visitStyleRules(inner, onSelector);
}

/** Lists the classes that a part of a selector requires or excludes. */
function listClasses(component: SelectorComponent): readonly string[] {
  if (component.type === 'class') return [component.name];
  if (component.type === 'pseudo-class' && 'selectors' in component && component.selectors)
    return component.selectors.flat().flatMap(listClasses);
  return [];
}
