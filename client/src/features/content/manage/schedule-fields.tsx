import { editContentTexts as texts } from '@dealership/shared/texts/staff/catalogue/content.ts';
import type { Problems } from '../../../lib/staff/beside-fields.ts';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import type { ContentSource } from './content-sources.ts';
import styles from './edit-content.module.css';
import { useModelsOnSale } from './use-models-on-sale.ts';

/** When it is shown (`YYYY-MM-DDTHH:MM`, `''`: always), and the model it links to (`''`: none). */
export interface Shown {
  start: string;
  end: string;
  model: string;
}

interface ScheduleFieldsProps {
  source: ContentSource;
  value: Shown;
  problems: Problems;
  isBusy?: boolean;
  onChange: (changed: Partial<Shown>) => void;
}

export function ScheduleFields(props: ScheduleFieldsProps) {
  const { source, value, problems, isBusy = false, onChange } = props;
  return (
    <>
      <div className={styles.pair}>
        {(['start', 'end'] as const).map((name) => (
          <InputField
            key={name}
            type="datetime-local"
            label={texts[name]}
            error={problems[name]}
            value={value[name]}
            readOnly={isBusy}
            onChange={(typed) => onChange({ [name]: typed })}
          />
        ))}
      </div>
      <p className="hint">{texts.datesHint}</p>
      {source.hasModel && <ModelField {...props} />}
    </>
  );
}

function ModelField({ value, problems, isBusy = false, onChange }: ScheduleFieldsProps) {
  const models = useModelsOnSale(true);
  const isListed = value.model === '' || models.some((model) => model.key === value.model);
  return (
    <SelectField
      label={texts.model}
      hint={texts.modelHint}
      error={problems.model}
      disabled={isBusy}
      // The model may not be on sale, or the list is still loading.
      all={['', ...(isListed ? [] : [value.model]), ...models.map(({ key }) => key)]}
      chosen={value.model}
      nameOf={(key) =>
        key === '' ? texts.noModel : (models.find((model) => model.key === key)?.name ?? key)
      }
      onChange={(model) => onChange({ model })}
    />
  );
}
