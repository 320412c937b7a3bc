import type { SharedEnquiry } from '@dealership/shared';
import { sharingTexts as texts } from '@dealership/shared/texts/staff/sharing.ts';
import { useState } from 'react';
import type { HeldShare } from '../../../lib/sharing/held-share.ts';
import styles from './shared-part.module.css';

export interface Shared extends SharedEnquiry {
  id: string;
  pictures: HeldShare['pictures'];
}

/** What was shared, above the form that it fills in: pictures can only be read by people. */
export function SharedPart({ shared }: { shared: Shared }) {
  const { name, mobile, note, pictures } = shared;
  const contact = [name, mobile].filter(Boolean).join(', ');
  return (
    <section className={styles.shared} aria-label={texts.title}>
      {contact !== '' && <p className="strong">{contact}</p>}
      {note !== '' && <p className={styles.note}>{note}</p>}
      {pictures.map((picture, at) => (
        <Picture key={at} {...picture} />
      ))}
      {pictures.length > 0 && <p className="hint">{texts.pictureHint}</p>}
      {contact === '' && note === '' && pictures.length === 0 && <p>{texts.nothing}</p>}
    </section>
  );
}

function Picture({ type, bytes }: HeldShare['pictures'][number]) {
  const [show] = useState(() => (image: HTMLImageElement) => {
    image.src = URL.createObjectURL(new Blob([bytes], { type }));
    return () => URL.revokeObjectURL(image.src);
  });
  return <img ref={show} className={styles.picture} alt={texts.picture} />;
}
