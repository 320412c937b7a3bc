import type { ComponentType, ReactNode } from 'react';

interface RowFrameProps {
  id: string | number;
  tag: 'tr' | 'li';
  className?: string | undefined;
  children: ReactNode;
}

/** The element of a table row, or of the card in its place. */
export type RowFrame = ComponentType<RowFrameProps>;

export function PlainRow({ tag: Tag, className, children }: RowFrameProps) {
  return <Tag className={className}>{children}</Tag>;
}
