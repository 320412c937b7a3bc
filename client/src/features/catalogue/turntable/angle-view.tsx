import { useId, useMemo, useState } from 'react';
import { turnStillSizes, type VehicleView } from '@dealership/shared';
import { useResource } from '../../../lib/calls/use-resource.ts';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { Button } from '../../../ui/button.tsx';
import { FirstPicture } from '../../../ui/pictures/first-picture.tsx';
import { OutlineOf } from '../../../ui/pictures/outline.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { turntableTexts } from '@dealership/shared/texts/common/turntable.ts';
import { Turntable } from '../../../ui/turntable/turntable.tsx';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { CatalogueIcon } from '../catalogue-icon.tsx';
import { modelCall } from '../catalogue-resources.ts';
import { IllustrationNote } from '../illustration-note.tsx';
import { MissingPart } from '../model-actions.tsx';
import styles from './angle-view.module.css';

const texts = catalogueTexts.turntable;

interface AngleViewProps {
  model: VehicleView;
  /** The visitor followed a link of this site to the 360 view: its frames are loaded without a click. */
  isAsked: boolean;
}

/** Shows a poster, and after a click the 360 view: 36 pictures, about 400 KB. Loads none of them before. */
export function AngleView({ model, isAsked: isAskedBefore }: AngleViewProps) {
  const [isAsked, setAsked] = useState(isAskedBefore);
  const reasonId = useId();
  if (isAsked && model.hasFrames) return <Frames model={model} />;
  return (
    <div className={styles.poster}>
      <OutlineOf model={model}>
        <Picture
          picture={model.side}
          alt={model.side.alt ?? model.name}
          sizes={turnStillSizes}
          priority
          isCutOut
        />
      </OutlineOf>
      <div className={styles.start}>
        <Button
          variant="primary"
          disabled={!model.hasFrames}
          {...(!model.hasFrames && { 'aria-describedby': reasonId })}
          onClick={() => setAsked(true)}
        >
          <CatalogueIcon name="turn" />
          {texts.start}
        </Button>
      </div>
      <IllustrationNote path={model.side.path} />
      <MissingPart model={model} id={reasonId} />
    </div>
  );
}

/** Keeps the same space while the model loads. On a first load it shows the picture that came with the page. */
export function AngleViewLoading({ isAsked }: Pick<AngleViewProps, 'isAsked'>) {
  if (isAsked) return <div className={styles.room} />;
  return (
    <div className={styles.still}>
      <FirstPicture sizes={turnStillSizes} isCutOut />
    </div>
  );
}

function Frames({ model }: { model: VehicleView }) {
  const { status, data, retry } = useResource(
    modelCall('GET /api/360Images/:bikeName', model.bikeName),
  );
  const sources = useMemo(
    () => data?.map(({ images, width }) => ({ path: images, width })),
    [data],
  );
  if (status === 'failed') return <LoadProblem text={turntableTexts.failed} onRetry={retry} />;
  if (!sources) {
    return (
      <div className={styles.room}>
        <p className={styles.loading} role="status">
          {turntableTexts.loading}
        </p>
      </div>
    );
  }
  return (
    <>
      <Turntable name={model.name} sources={sources} />
      <IllustrationNote path={sources[0]?.path} />
    </>
  );
}
