import { expect, test } from 'vitest';
import { drawnDocument, writtenDocument } from './architecture.mjs';

test('the picture in docs/architecture.md is that of the code: npm run architecture draws it anew', () => {
  expect(writtenDocument()).toBe(drawnDocument());
}, 60_000);
