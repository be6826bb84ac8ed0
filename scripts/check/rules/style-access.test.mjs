import { createTestRepository } from '../test/test-repository.mjs';
import { check } from './style-access.mjs';

test('reports class names in brackets that need none', () => {
  const importLine = "import look from './card.module.css';\n";
  const files = {
    'shell/src/Bad.tsx': `${importLine}const a = look['card'];\n`,
    'shell/src/Good.tsx': `${importLine}const a = [look.card, look['lead-list'], look[kind]];\n`,
    'shell/src/Other.tsx': "const look = {};\nconst a = look['card'];\n",
  };
  expect(check(createTestRepository(files))).toEqual([
    { file: 'shell/src/Bad.tsx', line: 2, message: 'write look.card' },
  ]);
});
