import {
  screenAddress,
  vehicleSectionNames,
  type ModelDetail,
  type SectionInput,
  type VehicleSectionName,
} from '@dealership/shared';
import {
  modelEditorTexts as texts,
  modelHistoryTexts,
  modelListTexts,
} from '@dealership/shared/texts/staff/catalogue/models.ts';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/calls/api-client.ts';
import { call } from '../../lib/calls/call.ts';
import { changedMeanwhile } from '../../lib/calls/changed-meanwhile.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { useChange } from '../../lib/calls/use-change.ts';
import { AdminSpinner } from '../../ui/admin-spinner.tsx';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Link } from '../../ui/link.tsx';
import { QueryFailure } from '../../ui/query-failure.tsx';
import { Screen } from '../../ui/screens/screen.tsx';
import { AboutSection } from './about-section.tsx';
import { missingTexts } from './missing-texts.ts';
import { ModelHistory } from './model-history.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { PublishBar } from './publish-bar.tsx';
import {
  AccessoriesSection,
  ColoursSection,
  FeaturesSection,
  SpecsSection,
  VariantsSection,
} from './part-sections.tsx';
import { EditorContext, useModel, useStoreModel } from './use-models.ts';
import { stateOf } from './use-section.ts';
import styles from './models.module.css';

/** All data of a model: sections that are saved automatically as a draft, and publishing. */
export function ModelEditor({ id }: { id: number }) {
  const model = useModel(id);
  useEffect(() => {
    document.getElementById('screen')?.focus();
  }, []);
  const isGone = model.error instanceof ApiError && model.error.status === 404;
  const name = model.data ? nameOf(model.data) : modelListTexts.title;
  return (
    <Screen texts={{ title: name }} isBusy={model.isPending} className={styles.page}>
      <p>
        <Link to={screenAddress('models')} state={{ from: id }}>
          {texts.back}
        </Link>
      </p>
      {model.isPending && <AdminSpinner />}
      {isGone && <p>{texts.gone}</p>}
      {!isGone && <QueryFailure of={model} text={texts.notLoaded} />}
      {model.data && <Sections model={model.data} />}
    </Screen>
  );
}

function nameOf(model: ModelDetail): string {
  return (stateOf(model, 'about').value as SectionInput<'about'>).name;
}

function Sections({ model }: { model: ModelDetail }) {
  const store = useStoreModel();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);

  const { change: drop, failure } = useChange({
    mutate: async (section: VehicleSectionName) => {
      const params = { id: String(model.id), section };
      const body = { version: stateOf(model, section).version, value: null };
      store(await call('PATCH /api/vehicles/:id/sections/:section', { params, body }));
      void showToast('success', texts.dropped(texts.sections[section]));
    },
    onFailed: (error) => {
      const current = changedMeanwhile<ModelDetail>(error);
      if (current) store(current);
    },
  });

  return (
    <EditorContext value={{ model, drop: (section) => void drop(section) }}>
      <PublishBar>
        <Button onClick={() => setIsHistoryOpen(true)}>{modelHistoryTexts.open}</Button>
      </PublishBar>
      <MissingList model={model} />
      <nav aria-label={texts.contents} className={styles.contents}>
        {vehicleSectionNames.map((name) => (
          <a key={name} className="tap" href={`#section-${name}`}>
            {texts.sections[name]}
          </a>
        ))}
      </nav>
      <Failure>{failure}</Failure>
      <AboutSection />
      <VariantsSection />
      <ColoursSection />
      <SpecsSection />
      <FeaturesSection />
      <AccessoriesSection />
      <PicturesSection name={nameOf(model)} />
      {isHistoryOpen && (
        <ModelHistory model={model} name={nameOf(model)} onClosed={() => setIsHistoryOpen(false)} />
      )}
    </EditorContext>
  );
}

function MissingList({ model }: { model: ModelDetail }) {
  const missing = missingTexts(model);
  return (
    <details className={styles.section} open={!model.is_published || undefined}>
      <summary>
        {texts.missing.title} ({missing.length})
      </summary>
      {missing.length === 0 ? (
        <p>{texts.missing.none}</p>
      ) : (
        <ul className={styles.missing}>
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
