import { addCallMarkers } from './add-call-markers.mjs';

test('marks each kind of function and keeps what it returns', () => {
  const source = `
const double = (n: number) => n * 2;
const wrap = (n: number) => ({ n });
const nested = (a: string) => (b: string) => a + b;
class Base { constructor(readonly n: number) {} }
class Sub extends Base {
  readonly #half = () => this.n / 2;
  constructor() { super(8); }
  get half() { return this.#half(); }
  static async *count<T>(items: readonly T[]) { yield* items; }
}
const object = { method() { return 'method'; } };
function overloaded(a: string): string;
function overloaded(a: unknown) { return a as string; }
`;
  const marked = addCallMarkers('a.ts', source, 'mark()');
  expect(marked.match(/mark\(\)/g)).toHaveLength(11);
  expect(marked.split('\n')).toHaveLength(source.split('\n').length);
  expect(marked).toContain('(n: number) => (mark(),n * 2);');
  expect(marked).toContain('=> ((mark(),{ n }));');
  expect(marked).toContain('(a: string) => (mark(),(b: string) => (mark(),a + b));');
  expect(marked).toContain('constructor() {mark(); super(8); }');
  expect(marked).toContain('function overloaded(a: string): string;\n');
});

test('marks components with JSX', () => {
  expect(addCallMarkers('A.tsx', 'const A = () => <p>a</p>;', 'mark()')).toBe(
    'const A = () => (mark(),<p>a</p>);',
  );
});
