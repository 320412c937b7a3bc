import { type ModelDetail, type SectionInput, type VehicleSectionName } from '@dealership/shared';
import {
  modelEditorTexts as texts,
  modelListTexts,
} from '@dealership/shared/texts/staff/catalogue/models.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { ApiError } from '../../lib/calls/api-client.ts';
import { call } from '../../lib/calls/call.ts';
import { changedMeanwhile } from '../../lib/calls/changed-meanwhile.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { useChange } from '../../lib/calls/use-change.ts';
import { AdminSpinner } from '../../ui/admin-spinner.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Link } from '../../ui/link.tsx';
import { QueryFailure } from '../../ui/query-failure.tsx';
import { Screen } from '../../ui/screens/screen.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AboutSection } from './about-section.tsx';
import { ModelHistory } from './model-history.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { namesOf, PublishBar } from './publish-bar.tsx';
import { focusSchedule, Plan, PublishingTab } from './publishing-tab.tsx';
import {
  AccessoriesSection,
  ColoursSection,
  FeaturesSection,
  SpecsSection,
  VariantsSection,
} from './part-sections.tsx';
import { editorTabs, sectionsIn, type EditorTab } from './tabs/editor-tabs.ts';
import { useEditorTab } from './tabs/use-editor-tab.ts';
import {
  draftsOf,
  EditorContext,
  useEditor,
  useListAddress,
  useModel,
  useStoreModel,
} from './use-models.ts';
import { usePublish } from './use-publish.ts';
import { stateOf } from './use-section.ts';
import styles from './editor.module.css';

/** All data of a model: sections that are saved automatically as a draft, and publishing. */
export function ModelEditor({ id }: { id: number }) {
  const model = useModel(id);
  const listAddress = useListAddress();
  useEffect(() => {
    document.getElementById('screen')?.focus();
  }, []);
  const isGone = model.error instanceof ApiError && model.error.status === 404;
  const name = model.data ? nameOf(model.data) : modelListTexts.title;
  return (
    <Screen texts={{ title: name }} isBusy={model.isPending} className={styles.page}>
      <p>
        <Link to={listAddress} state={{ from: id }}>
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
  const [errors, setErrors] = useState<Partial<Record<VehicleSectionName, number>>>({});
  const [unsaved, setUnsaved] = useState<VehicleSectionName[]>([]);
  const { tab, frame, choose, goTo, goToProblem } = useEditorTab();
  const publishing = usePublish(model);

  const discard = async (sections: readonly VehicleSectionName[]) => {
    const drafts = draftsOf(model);
    try {
      // When it is tried again, some are discarded already.
      for (const section of sections.filter((each) => drafts.includes(each))) {
        const params = { id: String(model.id), section };
        const body = { version: stateOf(model, section).version, value: null };
        store(await call('PATCH /api/vehicles/:id/sections/:section', { params, body }));
      }
    } catch (error) {
      const current = changedMeanwhile<ModelDetail>(error);
      if (current) store(current);
      throw error;
    }
    void showToast('success', texts.dropped(namesOf(sections)));
  };
  const { change: drop, failure } = useChange({ mutate: discard });
  const openHistory = () => setIsHistoryOpen(true);
  const contents: Record<EditorTab, ReactNode> = {
    about: <AboutSection />,
    prices: <VariantsSection />,
    photos: (
      <>
        <ColoursSection />
        <PicturesSection name={nameOf(model)} />
      </>
    ),
    specs: <SpecsSection />,
    features: (
      <>
        <FeaturesSection />
        <AccessoriesSection />
      </>
    ),
    publishing: <PublishingTab publishing={publishing} onHistory={openHistory} />,
  };

  return (
    <EditorContext
      value={{
        model,
        discard,
        drop,
        unsaved,
        markUnsaved: (section, isUnsaved) =>
          setUnsaved((before) =>
            before.includes(section) === isUnsaved
              ? before
              : [...before.filter((each) => each !== section), ...(isUnsaved ? [section] : [])],
          ),
        errors,
        countErrors: (section, count) =>
          setErrors((before) =>
            (before[section] ?? 0) === count ? before : { ...before, [section]: count },
          ),
        goToProblem,
      }}
    >
      <Plan model={model} />
      <Failure>{failure}</Failure>
      <div ref={frame} className={styles.tabs}>
        <Tabs
          label={texts.contents}
          chosenKey={tab}
          onChoose={(key) => choose(key as EditorTab)}
          tabs={editorTabs.map((key) => ({
            key,
            label: texts.tabs[key],
            mark: <TabMark tab={key} />,
            content: <div className="stack-12">{contents[key]}</div>,
          }))}
        />
      </div>
      <PublishBar
        publishing={publishing}
        onSchedule={() => goTo('publishing', focusSchedule)}
        onHistory={openHistory}
      />
      {isHistoryOpen && (
        <ModelHistory model={model} name={nameOf(model)} onClosed={() => setIsHistoryOpen(false)} />
      )}
    </EditorContext>
  );
}

/** Errors and unpublished changes in the sections of a tab. */
function TabMark({ tab }: { tab: EditorTab }) {
  const { model, errors } = useEditor();
  const sections = sectionsIn(tab);
  const count = sections.reduce((sum, section) => sum + (errors[section] ?? 0), 0);
  if (count > 0) {
    return (
      <span className={styles.count}>
        <span aria-hidden="true">{count}</span>
        <span className="visually-hidden">{texts.errors(count)}</span>
      </span>
    );
  }
  if (!draftsOf(model).some((section) => sections.includes(section))) return null;
  return (
    <span className={styles.dot} title={texts.unpublished}>
      <span className="visually-hidden">{texts.unpublished}</span>
    </span>
  );
}
