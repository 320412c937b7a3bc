import { expect, test } from 'vitest';
import { MOST_PHOTOGRAPHS, readChosen, readDropped } from './read-files.ts';

const picture = (name: string, size = 1) =>
  new File(['x'.repeat(size)], name, { type: 'image/jpeg' });

/** A dropped file or folder, whose entries come in batches of two as browsers give them in batches of a hundred. */
function entry(path: string, content: File | object[]) {
  const isFile = content instanceof File;
  return {
    isFile,
    isDirectory: !isFile,
    fullPath: path,
    file: (done: (file: File) => void) => isFile && done(content),
    createReader: () => {
      const rest = isFile ? [] : [...content];
      return { readEntries: (done: (entries: object[]) => void) => done(rest.splice(0, 2)) };
    },
  };
}

/** What a drop holds. */
function drop(...entries: object[]): DataTransfer {
  const items = entries.map((each) => ({ webkitGetAsEntry: () => each }));
  return { items } as unknown as DataTransfer;
}

const folder = (name: string, count: number) =>
  entry(
    `/${name}`,
    Array.from({ length: count }, (_, at) => entry(`/${name}/${at}.jpg`, picture(`${at}.jpg`))),
  );

test('dropped folders are read to the end, with the names of folders', async () => {
  const inner = entry('/Bikes/Metro', [
    entry('/Bikes/Metro/blue.jpg', picture('blue.jpg')),
    entry('/Bikes/Metro/._blue.jpg', picture('._blue.jpg')),
    entry('/Bikes/Metro/empty.jpg', picture('empty.jpg', 0)),
    entry('/Bikes/Metro/red.HEIC', new File(['x'], 'red.HEIC')),
    entry('/Bikes/Metro/prices.txt', new File(['x'], 'prices.txt')),
  ]);
  const { pictures, leftOut } = await readDropped(
    drop(entry('/Bikes', [inner]), entry('/black.jpg', picture('black.jpg'))),
  );
  expect(pictures.map(({ path }) => path)).toEqual([
    'Bikes/Metro/blue.jpg',
    'Bikes/Metro/red.HEIC',
    'black.jpg',
  ]);
  expect(leftOut).toBe(2);
});

test('a folder chosen by mistake is not read to its end', async () => {
  const { pictures } = await readDropped(drop(folder('a', 900), folder('b', 900)));
  expect(pictures).toHaveLength(MOST_PHOTOGRAPHS + 1);
});

test('a folder that cannot be read is a failure', async () => {
  const broken = {
    ...entry('/a', []),
    createReader: () => ({
      readEntries: (_: unknown, fail: (error: Error) => void) => fail(new Error('gone')),
    }),
  };
  await expect(readDropped(drop(broken))).rejects.toThrow('gone');
});

test('chosen files have the path in the chosen folder, if there is one', () => {
  const file = picture('blue.jpg');
  Object.defineProperty(file, 'webkitRelativePath', { value: 'Metro/blue.jpg' });
  const { pictures } = readChosen([file, picture('red.jpg')]);
  expect(pictures.map(({ path }) => path)).toEqual(['Metro/blue.jpg', 'red.jpg']);
});
