import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

const text = 'https://dealer.example/admin/set-password#4PpVw9tT-x';

/** The modules that the rectangles of a path cover. */
function modulesOf(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return modules;
}

test('one path holds exactly the dark modules, with four light ones around', () => {
  render(<QrCode text={text} label="Link for Asha" />);
  const code = screen.getByRole('img', { name: 'Link for Asha' });
  const [ground, dark, ...more] = code.querySelectorAll('path');
  expect(more).toEqual([]);
  expect(ground).toHaveAttribute('fill', '#fff');
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  expect(code).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
  expect(modulesOf(dark?.getAttribute('d') ?? '', size)).toEqual(data);
  expect(data.slice(0, 4).flat()).not.toContain(true);
});
