import { expect, test } from 'vitest';
import { drawnDocument, writtenDocument } from './architecture.mjs';

test('the diagram in docs/architecture.md matches the code; npm run architecture updates it', async () => {
  expect(writtenDocument()).toBe(await drawnDocument());
});
