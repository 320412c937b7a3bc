import { describe, expect, it } from 'vitest';
import { coalesceReads } from './coalesce-reads.ts';

describe('coalesceReads', () => {
  it('reads once for all calls in one turn, after the last of them', async () => {
    let stored = 'old';
    let reads = 0;
    const read = coalesceReads(async (_key: string) => {
      reads += 1;
      return stored;
    });
    const first = read('a');
    stored = 'new';
    const second = read('a');
    expect(await Promise.all([first, second])).toEqual(['new', 'new']);
    expect(reads).toBe(1);
  });

  it('begins a second read, for all calls made meanwhile, when the first has ended', async () => {
    const { answers, read } = heldReads();
    const early = read('a');
    await new Promise(setImmediate);
    const late = [read('a'), read('a')];
    await new Promise(setImmediate);
    expect(answers).toHaveLength(1);
    answers[0]?.('early');
    expect(await early).toBe('early');
    await new Promise(setImmediate);
    expect(answers).toHaveLength(2);
    answers[1]?.('late');
    expect(await Promise.all(late)).toEqual(['late', 'late']);
  });

  it('does not wait long for a read that hangs', async () => {
    const { answers, read } = heldReads();
    const hanging = read('a');
    await new Promise(setImmediate);
    const late = read('a');
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.('late');
    expect(await late).toBe('late');
    answers[0]?.('early');
    expect(await hanging).toBe('early');
  });

  it('reads each key separately, and passes a failure only to the callers of that read', async () => {
    let isBroken = true;
    const read = coalesceReads(async (key: string) => {
      if (isBroken) throw new Error(key);
      return key;
    });
    const both = await Promise.allSettled([read('a'), read('b')]);
    expect(both.map((each) => each.status === 'rejected' && String(each.reason))).toEqual([
      'Error: a',
      'Error: b',
    ]);
    isBroken = false;
    expect(await read('a')).toBe('a');
  });
});

/** Reads that the test resolves one by one, in the order in which they began. */
function heldReads() {
  const answers: ((value: string) => void)[] = [];
  const read = coalesceReads(
    (_key: string) => new Promise<string>((resolve) => answers.push(resolve)),
  );
  return { answers, read };
}
