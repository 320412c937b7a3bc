import type { SharedEnquiry } from '@dealership/shared';
import { sharingTexts as texts } from '@dealership/shared/texts/staff/sharing.ts';
import { useEffect, useState } from 'react';
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
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [type, bytes]);
  return address === undefined ? null : (
    <a href={address} target="_blank" rel="noreferrer">
      <img className={styles.picture} src={address} alt={texts.picture} />
    </a>
  );
}
