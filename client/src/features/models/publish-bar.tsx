import { vehicleSectionNames, type ModelDetail, type VehicleSectionName } from '@dealership/shared';
import { listTexts, vehicleTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import {
  modelEditorTexts,
  modelHistoryTexts,
  modelListTexts,
} from '@dealership/shared/texts/staff/catalogue/models.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/calls/call.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { showFailure, useChange } from '../../lib/calls/use-change.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Failure } from '../../ui/failure.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import styles from './editor.module.css';
import { draftsOf, pageOf, useEditor, useListAddress, useStoreModel } from './use-models.ts';
import type { Publishing } from './use-publish.ts';

const { publish: texts, menu: menuTexts, sections: sectionTexts } = modelEditorTexts;

interface PublishBarProps {
  publishing: Publishing;
  onSchedule: () => void;
  onHistory: () => void;
}

/** The state of a model, its errors with the way to each, and its actions: it stays in sight (rules: publish-bar). */
export function PublishBar({ publishing, onSchedule, onHistory }: PublishBarProps) {
  const { model, errors, unsaved } = useEditor();
  const { isBusy, isWaiting, setIsHeld } = publishing;
  const drafts = draftsOf(model);
  const hasDrafts = drafts.length > 0;
  const count = sum(errors);
  useEffect(() => {
    if (count === 0) setIsHeld(false);
  }, [count, setIsHeld]);
  const isSeen = model.is_published && model.on_sale && !hasDrafts && count === 0;
  return (
    <section className={styles.bar} aria-label={texts.title}>
      <Problems publishing={publishing} />
      <div className={styles.state}>
        <p role="status">
          <span className="strong">{stateText(model, drafts.length)}</span>
        </p>
        {isSeen && (
          <a className={styles.see} href={pageOf(model)} target="_blank" rel="noreferrer">
            {texts.see}
          </a>
        )}
        {count > 0 && <ErrorCount publishing={publishing} />}
      </div>
      <div className={styles.actions}>
        <ButtonLink href={`${pageOf(model)}&draft=1`} target="_blank">
          {texts.preview}
        </ButtonLink>
        <Button
          variant={hasDrafts ? 'primary' : 'secondary'}
          className={styles.publish}
          busy={isBusy || isWaiting}
          aria-disabled={!hasDrafts && count === 0 && unsaved.length === 0}
          onClick={() => void publishing.ask()}
        >
          {isWaiting ? texts.waiting : isBusy ? texts.now.busy : texts.now.text}
        </Button>
        <Menu publishing={publishing} onSchedule={onSchedule} onHistory={onHistory} />
      </div>
      <AskDialog publishing={publishing} />
    </section>
  );
}

/** Leads to the first error, and lists all of them. */
function ErrorCount({ publishing }: { publishing: Publishing }) {
  const { errors, goToProblem } = useEditor();
  const [first] = wrongSections(errors);
  return (
    <Button
      className={styles.errors}
      onClick={() => {
        publishing.setIsHeld(true);
        if (first) goToProblem(first);
      }}
    >
      {modelEditorTexts.errors(sum(errors))}
    </Button>
  );
}

function Problems({ publishing }: { publishing: Publishing }) {
  const { errors, goToProblem } = useEditor();
  const wrong = wrongSections(errors);
  return (
    <>
      <div role="alert" className={styles.fix}>
        {publishing.isHeld && wrong.length > 0 && (
          <>
            <span>{texts.fix}</span>
            {wrong.map((name) => (
              <Button key={name} variant="quiet" onClick={() => goToProblem(name)}>
                {texts.fixIn(sectionTexts[name], errors[name] ?? 0)}
              </Button>
            ))}
          </>
        )}
      </div>
      <Failure>{publishing.failure}</Failure>
    </>
  );
}

function AskDialog({ publishing: { asked, publish, forgetAsked } }: { publishing: Publishing }) {
  if (!asked) return null;
  const { at, missing } = asked;
  return (
    <ConfirmDialog
      title={texts.ask.title(missing.length)}
      action={{ text: at === undefined ? texts.ask.now : texts.ask.later, busy: texts.now.busy }}
      onConfirm={() => publish(at)}
      onClosed={forgetAsked}
    >
      <p>{texts.ask.text}</p>
      <Items>{missing}</Items>
    </ConfirmDialog>
  );
}

/** The actions that are needed less often. */
function Menu({ publishing, onSchedule, onHistory }: PublishBarProps) {
  const { model, discard } = useEditor();
  const store = useStoreModel();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const listAddress = useListAddress();
  /** The sections as they were when the dialog opened. */
  const [discarded, setDiscarded] = useState<VehicleSectionName[]>();
  const params = { id: String(model.id) };
  const drafts = draftsOf(model);

  const { change: setOnSale } = useChange({
    mutate: async (isOnSale: boolean) => {
      const vehicles = model.type === 'scooter' ? 'scooters' : 'bikes';
      const body = { status: isOnSale ? (1 as const) : (0 as const) };
      await call(`PATCH /api/${vehicles}/:id/status`, { params, body });
      store(await call('GET /api/vehicles/:id', { params }));
      void queries.invalidateQueries({ queryKey: queryKeys.vehicleStatus(vehicles) });
      void showToast('success', isOnSale ? vehicleTexts.activated : vehicleTexts.deactivated);
    },
    onFailed: showFailure,
  });
  const { change: remove } = useChange({
    mutate: async () => {
      const { models } = await call('DELETE /api/vehicles/:id', { params });
      queries.setQueryData(queryKeys.models, { models });
      const left = models.find(({ id }) => id === model.id)?.days_left ?? 0;
      void showToast('success', modelListTexts.results.deleted(model.name, left));
      void navigate(listAddress);
      // The menu is gone.
      document.getElementById('screen')?.focus();
    },
    onFailed: showFailure,
  });

  const items = [
    ...(drafts.length === 0
      ? []
      : [
          { label: texts.plan, onSelect: onSchedule },
          { label: modelEditorTexts.drop, onSelect: () => setDiscarded(drafts) },
        ]),
    ...(model.publish_at === ''
      ? []
      : [{ label: texts.cancel, onSelect: () => void publishing.cancel() }]),
    { label: modelHistoryTexts.open, onSelect: onHistory },
    ...(model.is_published
      ? [
          {
            label: model.on_sale ? menuTexts.takeOff : menuTexts.putOn,
            onSelect: () => void setOnSale(!model.on_sale),
          },
        ]
      : []),
    { label: listTexts.actions.delete, onSelect: () => void remove() },
  ];
  return (
    <>
      <MenuButton label={menuTexts.title} items={items} />
      {discarded && (
        <ConfirmDialog
          title={modelEditorTexts.discard.title}
          action={{ ...modelEditorTexts.discard.action, variant: 'danger' }}
          onConfirm={() => discard(discarded)}
          onClosed={() => setDiscarded(undefined)}
        >
          <p>{modelEditorTexts.discard.text(namesOf(discarded))}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

export function Items({ children }: { children: readonly ReactNode[] }) {
  return (
    <ul className={styles.items}>
      {children.map((item, at) => (
        // Two pictures that are missing may have one name.
        <li key={at}>{item}</li>
      ))}
    </ul>
  );
}

export function namesOf(sections: readonly VehicleSectionName[]): string {
  return sections.map((section) => sectionTexts[section]).join(', ');
}

function stateText(model: ModelDetail, drafts: number): string {
  const { states } = texts;
  if ((model.plan?.coming.length ?? 0) > 0)
    return states.planned(timeTexts.minute(model.publish_at));
  if (!model.is_published) return states.never;
  const state = drafts > 0 ? states.draft(drafts) : states.published;
  return model.on_sale ? state : states.offSale(state);
}

type Errors = ReturnType<typeof useEditor>['errors'];

function wrongSections(errors: Errors): VehicleSectionName[] {
  return vehicleSectionNames.filter((name) => (errors[name] ?? 0) > 0);
}

function sum(errors: Errors): number {
  return Object.values(errors).reduce((all, count) => all + count, 0);
}
