import type { ReactNode } from 'react';
import { langOf } from '../../lib/page/lang-of.ts';

/** A name and its value, within a `dl`. */
export function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd {...langOf(children)}>{children}</dd>
    </div>
  );
}
