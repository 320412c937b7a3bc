import type { ComponentType, ReactNode } from 'react';

interface RowFrameProps {
  id: string | number;
  tag: 'tr' | 'li';
  className?: string | undefined;
  children: ReactNode;
}

/** What a row of a table, or a card in its place, is made of. */
export type RowFrame = ComponentType<RowFrameProps>;

export function PlainRow({ tag: Tag, className, children }: RowFrameProps) {
  return <Tag className={className}>{children}</Tag>;
}
