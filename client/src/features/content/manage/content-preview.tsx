import type { ContentKind, ContentValue, UploadedPicture } from '@dealership/shared';
import { editContentTexts as texts } from '@dealership/shared/texts/staff/catalogue/content.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { latePart } from '../../../lib/browser/late.ts';
import styles from './edit-content.module.css';
import { useModelsOnSale } from '../../../lib/calls/use-models-on-sale.ts';

// It needs the public site's texts, which are not in the back office.
const AsVisitorsSee = latePart(async () => (await import('../as-visitors-see.tsx')).AsVisitorsSee);

/** Sizes in CSS pixels: of a phone, and of a computer, since only computers show banners. */
const PHONE = { width: 360, height: 640 };
const WIDE = { width: 1280, height: 720 };

interface ContentPreviewProps {
  kind: ContentKind;
  value: ContentValue;
  /** The picture, as far as its data are known. */
  uploaded: UploadedPicture | undefined;
}

/** Shows the unpublished input as visitors would see it, on a screen of their size. */
export function ContentPreview({ kind, value, uploaded }: ContentPreviewProps) {
  const isWide = kind === 'banners';
  const models = useModelsOnSale(value.model !== '');
  const words = { alt: uploaded?.alt.en ?? '', focus: uploaded?.focus ?? { x: 50, y: 50 } };
  const model = models.find(({ key }) => key === value.model);
  return (
    <>
      <p className="hint">{texts.previewHint[isWide ? 'wide' : 'phone']}</p>
      <ScreenFrame title={texts.preview} size={isWide ? WIDE : PHONE}>
        <AsVisitorsSee kind={kind} value={value} words={words} model={model} />
      </ScreenFrame>
    </>
  );
}

/** Width of the frame's border, both sides together, in CSS pixels. */
const BORDERS = 16;

interface ScreenFrameProps {
  title: string;
  size: { width: number; height: number };
  /** Only for viewing: its contents cannot be pressed. */
  children: ReactNode;
}

/**
 * A screen of another size, drawn smaller where there is no room for it. It is a document of its own, so that media
 * queries use its width and not the window's; it has the page's styles and fetches nothing.
 */
function ScreenFrame({ title, size: { width, height }, children }: ScreenFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();

  useEffect(() => {
    const inside = frame.current?.contentDocument;
    if (!inside) return undefined;
    inside.documentElement.lang = document.documentElement.lang;
    inside.body.inert = true;
    const copy = () => {
      const sheets = [...document.querySelectorAll('link[rel=stylesheet], style')];
      inside.head.replaceChildren(...sheets.map((each) => each.cloneNode(true)));
    };
    copy();
    setBody(inside.body);
    // Styles that come later, with the code that needs them.
    const observer = new MutationObserver(copy);
    observer.observe(document.head, { childList: true });
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const around = place.current?.parentElement;
    if (!place.current || !frame.current || !around) return;
    const scale = Math.min(1, (around.clientWidth - BORDERS) / width);
    frame.current.style.transform = `scale(${scale})`;
    place.current.style.width = `${Math.floor(width * scale) + BORDERS}px`;
    place.current.style.height = `${Math.floor(height * scale) + BORDERS}px`;
  }, [width, height]);

  return (
    <div ref={place} className={styles.frame}>
      <iframe ref={frame} title={title} width={width} height={height} tabIndex={-1} />
      {body && createPortal(children, body)}
    </div>
  );
}
