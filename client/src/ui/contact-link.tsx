import type { ReactNode } from 'react';

export type Reach = 'phone' | 'mail';

/** Makes a phone number or e-mail address a link; other cells stay text. */
export function contactLink(text: string, reaches: Reach | undefined): ReactNode {
  if (reaches === undefined || text === '') return text;
  if (reaches === 'phone') return <a href={`tel:+91${text}`}>{text}</a>;
  const at = text.lastIndexOf('@');
  return (
    <a href={`mailto:${text}`}>
      {text.slice(0, at)}
      {/* The best place to break an address that is too long for its line. */}
      <wbr />
      {text.slice(at)}
    </a>
  );
}
