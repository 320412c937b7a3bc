import type { ContentKind, ContentValue, UploadedPicture } from '@dealership/shared';
import { editContentTexts as texts } from '@dealership/shared/texts/staff/catalogue/content.ts';
import { latePart } from '../../../lib/browser/late.ts';
import { ScreenFrame } from './screen-frame.tsx';
import { useModelsOnSale } from './use-models-on-sale.ts';

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
