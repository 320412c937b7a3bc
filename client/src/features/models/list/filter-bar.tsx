import { modelListTexts } from '@dealership/shared/texts/staff/catalogue/models.ts';
import { useRef } from 'react';
import { useKeys } from '../../../lib/staff/use-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import tools from '../../../ui/list-tools.module.css';
import {
  modelStates,
  modelTypes,
  noFilters,
  publishedStates,
  type useModelFilters,
} from './model-filters.ts';
import styles from './model-list.module.css';

const texts = modelListTexts.filters;

interface FilterBarProps {
  filters: ReturnType<typeof useModelFilters>;
  /** Of how many models how many are shown. */
  shown: number;
  all: number;
  isNarrowed: boolean;
  /** The list cannot be sorted, and has published models alone. */
  isReadOnly?: boolean;
}

/** Search and filters above the list, and how it is sorted; while they are in use it cannot be. */
export function FilterBar({ filters, shown, all, isNarrowed, isReadOnly = false }: FilterBarProps) {
  const { typed, change, apply } = filters;
  const search = useRef<HTMLDivElement>(null);
  const focusSearch = () => search.current?.querySelector('input')?.focus();
  useKeys((key) => (key === '/' ? focusSearch : undefined));
  return (
    <div role="search" aria-label={modelListTexts.title} className="stack-8">
      <div className={tools.tools}>
        <div ref={search} className={tools.search}>
          <InputField
            label={texts.search}
            type="search"
            spellCheck={false}
            maxLength={100}
            aria-keyshortcuts="/"
            value={typed.search}
            onChange={(value) => change({ search: value })}
          />
        </div>
        <SelectField
          label={texts.type}
          className={styles.filter}
          all={['', ...modelTypes]}
          chosen={typed.type}
          nameOf={(type) => (type === '' ? texts.anyType : modelListTexts.types[type])}
          onChange={(type) => apply({ type })}
        />
        <SelectField
          label={texts.state}
          className={styles.filter}
          all={['', ...(isReadOnly ? publishedStates : modelStates)]}
          chosen={typed.state}
          nameOf={(state) => (state === '' ? texts.anyState : modelListTexts.states[state])}
          onChange={(state) => apply({ state })}
        />
      </div>
      <div className={styles.order}>
        <span className="hint" role="status">
          {texts.shown(shown, all)}
        </span>
        {!isReadOnly && <span className="hint">{isNarrowed ? texts.noOrder : texts.order}</span>}
        <span>
          {isNarrowed && (
            <Button
              onClick={() => {
                apply(noFilters);
                // This button disappears.
                focusSearch();
              }}
            >
              {texts.clear}
            </Button>
          )}
        </span>
      </div>
    </div>
  );
}
