import { useState, type ComponentProps } from 'react';
import type { VehicleColour, VehicleView } from '@dealership/shared';
import { ModelDetails } from '../../../features/catalogue/details/model-details.tsx';
import { UnknownBike } from '../../../features/catalogue/model-chooser.tsx';
import { ModelLoading, ModelProblem } from '../../../features/catalogue/model-loading.tsx';
import { OnRoadPrice } from '../../../features/catalogue/price-card/on-road-price.tsx';
import { PreviewNote } from '../../../features/catalogue/preview-note.tsx';
import { useModelPage } from '../../../features/catalogue/use-model-page.ts';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import studio from '../../../features/catalogue/studio.module.css';
import styles from './view-details-page.module.css';

export function ViewDetailsPage() {
  const { asked, isUnknown, status, model, retry } = useModelPage('view-details');
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
            <Breadcrumb parents={[parentOf(model)]} here={model.name} />
            <Model key={model.bikeName} model={model} variantName={asked?.variant} />
          </>
        ) : (
          <ModelLoading name={asked?.name} />
        )}
      </div>
    </div>
  );
}

/** The chosen colour is in the picture above, and in the stock below. */
function Model(props: Pick<ComponentProps<typeof ModelDetails>, 'model' | 'variantName'>) {
  const [colour, setColour] = useState<VehicleColour>();
  return (
    <>
      <ModelDetails {...props} colour={colour} onColour={setColour} />
      <OnRoadPrice model={props.model} colour={colour?.id} />
    </>
  );
}

function parentOf({ type }: VehicleView) {
  const to = type === 'scooter' ? '/scooters' : '/motorcycle';
  return { text: catalogueTexts.lists[type].heading, to };
}
