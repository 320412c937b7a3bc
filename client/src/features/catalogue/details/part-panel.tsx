import type { ReactNode } from 'react';
import type { AnswerOf, NamedCalls, VehicleView } from '@dealership/shared';
import { useResource } from '../../../lib/calls/use-resource.ts';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { OutlineOf } from '../../../ui/pictures/outline.tsx';
import { modelCall } from '../catalogue-resources.ts';
import { enquiryLink } from '../model-links.ts';
import styles from './part-panel.module.css';

const texts = catalogueTexts.details;

type PartCall = `GET /api/${'bikeColours' | 'bikeFeatures' | 'bikeAccessories'}/:bikeName`;

interface PartPanelProps<Name extends PartCall> {
  model: VehicleView;
  call: Name;
  /** The items' name within a sentence. */
  part: string;
  children: (items: AnswerOf<NamedCalls[Name]>) => ReactNode;
}

/** A tab whose content is fetched when it is first shown. */
export function PartPanel<Name extends PartCall>({
  model,
  call,
  part,
  children,
}: PartPanelProps<Name>) {
  const { status, data, retry } = useResource(modelCall(call, model.bikeName));
  if (status === 'failed') return <LoadProblem text={texts.failedTab} onRetry={retry} />;
  if (!data) {
    return (
      <p className="soft" role="status">
        {texts.loadingTab}
      </p>
    );
  }
  return data.length === 0 ? (
    <NothingYet model={model} part={part} />
  ) : (
    <OutlineOf model={model}>{children(data)}</OutlineOf>
  );
}

/** Shows that the catalogue has no such parts of the model, and a link to ask for them. */
export function NothingYet({ model, part }: { model: VehicleView; part: string }) {
  return (
    <div className={styles.nothing}>
      <p>{texts.nothing(part)}</p>
      <Link {...enquiryLink(model.bikeName)} className={buttonClass('secondary')}>
        {catalogueTexts.askAbout(model.name)}
      </Link>
    </div>
  );
}
