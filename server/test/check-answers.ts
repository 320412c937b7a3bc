import { afterEach } from 'vitest';
import { takeProblems } from './check-answer.ts';

// What no test looks at is held against the list of calls all the same.
afterEach(() => {
  const found = takeProblems();
  if (found.length > 0) throw new Error(`Answers against the list of calls:\n${found.join('\n')}`);
});
