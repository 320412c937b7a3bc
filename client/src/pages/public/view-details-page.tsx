import type { VehicleView } from '@dealership/shared';
import { useModel } from '../../features/catalogue/catalogue-resources.ts';
import { ModelDetails } from '../../features/catalogue/details/model-details.tsx';
import { UnknownBike } from '../../features/catalogue/model-chooser.tsx';
import { ModelLoading, ModelProblem } from '../../features/catalogue/model-loading.tsx';
import { useAskedModel } from '../../features/catalogue/use-asked-model.ts';
import { useModelTitle } from '../../features/catalogue/use-model-title.ts';
import { statusOf } from '../../lib/use-resource.ts';
import { catalogueTexts } from '../../texts/catalogue.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import studio from '../../features/catalogue/studio.module.css';
import styles from './view-details-page.module.css';

/** Everything about one model. */
export function ViewDetailsPage() {
  const asked = useAskedModel();
  // Nobody is asked about a name that the server has said nobody has.
  const {
    status,
    data: model,
    error,
    retry,
  } = useModel(asked?.isUnknown === true ? undefined : asked?.bikeName);
  useModelTitle('view-details', model);
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
            <Breadcrumb parents={[parentOf(model)]} here={model.name} />
            <ModelDetails key={model.bikeName} model={model} variantName={asked?.variant} />
          </>
        ) : (
          <ModelLoading bikeName={asked?.bikeName} />
        )}
      </div>
    </div>
  );
}

function parentOf(model: VehicleView) {
  return model.type === 'scooter'
    ? { text: catalogueTexts.lists.scooter.heading, to: '/scooters' }
    : { text: catalogueTexts.lists.motorcycle.heading, to: '/motorcycle' };
}
