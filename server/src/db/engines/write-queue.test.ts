import { describe, expect, it, vi } from 'vitest';
import { createWriteQueue, NoTurn, type Rank } from './write-queue.ts';

/** Asks for turns while another has one, then lets all of them end; returns the order in which they came. */
async function orderOf(asked: readonly (readonly [Rank, string])[]): Promise<string[]> {
  const queue = createWriteQueue();
  const endFirst = await queue.take('staff');
  const came: string[] = [];
  const all = asked.map(async ([rank, name]) => {
    const end = await queue.take(rank);
    came.push(name);
    end();
  });
  endFirst();
  await Promise.all(all);
  return came;
}

describe('turns to write', () => {
  it('come in the order of asking, visitors before staff', async () => {
    expect(
      await orderOf([
        ['staff', 's1'],
        ['visitors', 'v1'],
        ['staff', 's2'],
        ['visitors', 'v2'],
      ]),
    ).toEqual(['v1', 'v2', 's1', 's2']);
  });

  it('come to staff after ten visitors, however many more wait', async () => {
    const visitors = Array.from({ length: 25 }, (_, at) => ['visitors', `v${at}`] as const);
    const came = await orderOf([['staff', 's1'], ['staff', 's2'], ...visitors]);
    expect([came.indexOf('s1'), came.indexOf('s2')]).toEqual([10, 21]);
  });

  it('are had by one at a time, also when one is ended twice', async () => {
    const queue = createWriteQueue();
    const end = await queue.take('staff');
    const others = [queue.take('staff'), queue.take('staff')];
    let had = 0;
    for (const other of others) void other.then(() => (had += 1));
    end();
    end();
    await Promise.all([others[0], Promise.resolve()]);
    expect(had).toBe(1);
    expect(queue.length()).toBe(1);
  });

  it('are refused when the one before does not end, and only then', async () => {
    vi.useFakeTimers();
    try {
      const queue = createWriteQueue(1000);
      const endFirst = await queue.take('visitors');
      const second = queue.take('staff');
      const third = queue.take('staff').catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(900);
      endFirst();
      const endSecond = await second;
      // A turn has ended while it waited: it waits for as long again.
      await vi.advanceTimersByTimeAsync(900);
      expect(queue.length()).toBe(1);
      await vi.advanceTimersByTimeAsync(200);
      expect(await third).toBeInstanceOf(NoTurn);
      expect(queue.length()).toBe(0);
      endSecond();
      expect(await queue.take('visitors')).toBeTypeOf('function');
    } finally {
      vi.useRealTimers();
    }
  });
});
