import { useState } from 'react';
import { turnStillSizes } from '@dealership/shared';
import { ModelContact } from '../../../features/catalogue/model-actions.tsx';
import { SimilarModels, UnknownBike } from '../../../features/catalogue/model-chooser.tsx';
import { ModelProblem } from '../../../features/catalogue/model-loading.tsx';
import { detailsLink } from '../../../features/catalogue/model-links.ts';
import { NotSold } from '../../../features/catalogue/not-sold.tsx';
import { PreviewNote } from '../../../features/catalogue/preview-note.tsx';
import { AngleView, AngleViewLoading } from '../../../features/catalogue/turntable/angle-view.tsx';
import { useModelPage } from '../../../features/catalogue/use-model-page.ts';
import { shellText } from '../../../lib/page/shell-text.ts';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { OutlineOf } from '../../../ui/pictures/outline.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import studio from '../../../features/catalogue/studio.module.css';
import styles from './angle-view-page.module.css';

export function AngleViewPage() {
  // A visitor who comes by a link inside the site wants the frames; a first load fetches none.
  const isTakenOver = useHydrated();
  const [isAsked] = useState(isTakenOver);
  const { asked, isUnknown, status, model, retry } = useModelPage('angle-view');
  return (
    <div className={studio.page}>
      <PreviewNote bikeName={asked?.bikeName} />
      <div className={styles.inner}>
        {isUnknown ? (
          <UnknownBike name={asked?.bikeName ?? ''} />
        ) : status === 'failed' ? (
          <ModelProblem name={asked?.name} onRetry={retry} />
        ) : model ? (
          <>
            <Breadcrumb
              parents={[{ text: model.name, to: detailsLink(model.bikeName).to }]}
              here={catalogueTexts.angleView}
            />
            <div className={styles.columns}>
              <div className={styles.text}>
                {model.active ? (
                  <>
                    <Heading name={model.name} />
                    <Price rupees={model.bikePrice} prefix={catalogueTexts.startFrom} />
                  </>
                ) : (
                  <>
                    <h1 className={styles.heading}>{model.name}</h1>
                    <NotSold model={model} />
                  </>
                )}
                <Link {...detailsLink(model.bikeName)} className={buttonClass('secondary')}>
                  {catalogueTexts.viewDetails}
                </Link>
                <ModelContact model={model} />
              </div>
              <div className={styles.view}>
                {model.active ? (
                  <AngleView key={model.bikeName} model={model} isAsked={isAsked} />
                ) : (
                  <OutlineOf model={model}>
                    <Picture picture={model.side} alt="" sizes={turnStillSizes} priority isCutOut />
                  </OutlineOf>
                )}
              </div>
            </div>
            {!model.active && <SimilarModels model={model} />}
          </>
        ) : (
          <div className={styles.waiting}>
            <div className={styles.columns}>
              <div className={styles.text}>
                <Heading name={asked?.name ?? shellText('model')} />
                <p role="status">{catalogueTexts.details.loading}</p>
              </div>
              <div className={styles.view}>
                <AngleViewLoading isAsked={isAsked} />
              </div>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

function Heading({ name }: { name: string }) {
  return (
    <h1 className={styles.heading}>
      <span>{name} </span>
      <span>{catalogueTexts.turntable.fromEverySide}</span>
    </h1>
  );
}
