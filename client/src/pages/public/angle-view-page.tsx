import { useState } from 'react';
import { useModel } from '../../features/catalogue/catalogue-resources.ts';
import { ModelContact } from '../../features/catalogue/model-actions.tsx';
import { UnknownBike } from '../../features/catalogue/model-chooser.tsx';
import { ModelProblem } from '../../features/catalogue/model-loading.tsx';
import { detailsLink } from '../../features/catalogue/model-links.ts';
import { AngleView, AngleViewLoading } from '../../features/catalogue/turntable/angle-view.tsx';
import { useAskedModel } from '../../features/catalogue/use-asked-model.ts';
import { useModelTitle } from '../../features/catalogue/use-model-title.ts';
import { shellText } from '../../lib/shell-text.ts';
import { statusOf } from '../../lib/use-resource.ts';
import { useTakenOver } from '../../lib/use-taken-over.ts';
import { catalogueTexts } from '../../texts/catalogue.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Price } from '../../ui/price.tsx';
import studio from '../../features/catalogue/studio.module.css';
import styles from './angle-view-page.module.css';

/** One model, seen from all sides. */
export function AngleViewPage() {
  // Whoever comes by a link inside the site has asked for the frames; a first load fetches none.
  const isTakenOver = useTakenOver();
  const [isAsked] = useState(isTakenOver);
  const asked = useAskedModel();
  // Nobody is asked about a name that the server has said nobody has.
  const {
    status,
    data: model,
    error,
    retry,
  } = useModel(asked?.isUnknown === true ? undefined : asked?.bikeName);
  useModelTitle('angle-view', model);
  const isUnknown = asked?.isUnknown === true || statusOf(error) === 404;
  return (
    <div className={`${studio.studio ?? ''} ${styles.page ?? ''}`}>
      <div className={styles.inner}>
        {isUnknown ? (
          <UnknownBike name={asked?.bikeName ?? ''} />
        ) : status === 'failed' ? (
          <ModelProblem bikeName={asked?.bikeName} onRetry={retry} />
        ) : model ? (
          <>
            <Breadcrumb
              parents={[{ text: model.name, to: detailsLink(model.bikeName).to }]}
              here={catalogueTexts.angleView}
            />
            <div className={styles.columns}>
              <div className={styles.text}>
                <Heading name={model.name} />
                <Price rupees={model.bikePrice} prefix={catalogueTexts.startFrom} />
                <Link {...detailsLink(model.bikeName)} className={buttonClass('secondary')}>
                  {catalogueTexts.viewDetails}
                </Link>
                <ModelContact model={model} />
              </div>
              <div className={styles.view}>
                <AngleView key={model.bikeName} model={model} isAsked={isAsked} />
              </div>
            </div>
          </>
        ) : (
          <div className={styles.opening}>
            <div className={styles.columns}>
              <div className={styles.text}>
                <Heading name={asked?.bikeName ?? shellText('model')} />
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
