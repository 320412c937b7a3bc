import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test.each([
  ['Mousumi Das Chakraborty-Bandyopadhyay', 'Mousumi'],
  ['Rina', 'Rina'],
  ['  Smt. Kalpana  Roy ', 'Kalpana'],
  ['Md Rafiq Ali', 'Rafiq'],
  ['A. K. Sen', 'Sen'],
  ['A K Sen', 'Sen'],
  ['মৌসুমী দাস', 'মৌসুমী'],
  ['মোঃ রফিক', 'রফিক'],
  ['श्री राम', 'राम'],
  ['M/s Roy Traders', 'Roy'],
  ['Dr.', 'Dr.'],
  ['X', 'X'],
  ['', ''],
])('a customer called “%s” is greeted as “%s”', (name, greeted) => {
  expect(firstName(name)).toBe(greeted);
});
