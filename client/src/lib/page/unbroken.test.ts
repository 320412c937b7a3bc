import { expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

it('a rupee sign and its amount stay in one line', () => {
  expect(unbroken('We add ₹ 3,000, in ₹ .')).toBe('We add ₹\u00a03,000, in ₹ .');
  expect(unbroken('আমরা ₹ ৩,০০০ বাড়তি দেব।')).toBe('আমরা ₹\u00a0৩,০০০ বাড়তি দেব।');
});
