import { afterEach } from 'vitest';
import { takeProblems } from './check-answer.ts';

// Checks answers against the list of calls even if the test does not read them.
afterEach(() => {
  const found = takeProblems();
  if (found.length > 0) throw new Error(`Answers against the list of calls:\n${found.join('\n')}`);
});
