import type { ContentValue } from '@dealership/shared';
import { editContentTexts as texts } from '@dealership/shared/texts/staff/catalogue/content.ts';
import type { Problems } from '../../../lib/staff/beside-fields.ts';
import { bindFields } from '../../../ui/forms/bind-fields.ts';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import type { ContentSource } from './content-sources.ts';
import styles from './edit-content.module.css';
import { useModelsOnSale } from '../../../lib/calls/use-models-on-sale.ts';

/** When it is shown (`YYYY-MM-DDTHH:MM`, `''`: always), and the model it links to (`''`: none). */
export type Shown = Pick<ContentValue, 'start' | 'end' | 'model'>;

interface ScheduleFieldsProps {
  source: ContentSource;
  value: Shown;
  problems: Problems;
  isBusy?: boolean;
  onChange: (changed: Partial<Shown>) => void;
}

export function ScheduleFields(props: ScheduleFieldsProps) {
  const { source, value, problems, isBusy = false, onChange } = props;
  const field = bindFields({ values: value, problems, onChange });
  return (
    <>
      <div className={styles.pair}>
        {(['start', 'end'] as const).map((name) => (
          <InputField
            key={name}
            {...field(name)}
            type="datetime-local"
            label={texts[name]}
            readOnly={isBusy}
          />
        ))}
      </div>
      <p className="hint">{texts.datesHint}</p>
      {source.hasModel && <ModelField {...props} />}
    </>
  );
}

function ModelField({ value, problems, isBusy = false, onChange }: ScheduleFieldsProps) {
  const names = new Map(useModelsOnSale(true).map(({ key, name }) => [key, name]));
  // The model is not on sale, or the list is still loading.
  const unlisted = value.model === '' || names.has(value.model) ? [] : [value.model];
  return (
    <SelectField
      label={texts.model}
      hint={texts.modelHint}
      error={problems.model}
      select={{ disabled: isBusy }}
      all={['', ...unlisted, ...names.keys()]}
      chosen={value.model}
      nameOf={(key) => (key === '' ? texts.noModel : (names.get(key) ?? key))}
      onChange={(model) => onChange({ model })}
    />
  );
}
