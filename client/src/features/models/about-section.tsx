import { fuels, vehicleLimits, vehicleClasses } from '@dealership/shared';
import {
  modelEditorTexts as texts,
  modelListTexts,
} from '@dealership/shared/texts/staff/catalogue/models.ts';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { LocalInput, TextInput } from '../../ui/forms/text-input.tsx';
import { FigureInput } from './figure-input.tsx';
import { SectionFrame } from './section-frame.tsx';
import { figureNames } from './section-lines.ts';
import { stateOf, useSection, type SectionProps } from './use-section.ts';
import styles from './models.module.css';

const { fields } = texts;

export function AboutSection({ model, onDrop }: SectionProps) {
  const section = useSection(model, 'about');
  const { value: about, set, problems } = section;
  const { figures, price } = about;
  const change = (changed: Partial<typeof about>) => set({ ...about, ...changed });
  const hasVariants = (stateOf(model, 'variants').value as unknown[]).length > 0;
  const line = (key: 'name' | 'engine' | 'power' | 'transmission') => ({
    label: fields[key],
    max: vehicleLimits[key === 'name' ? 'name' : 'line'],
    value: about[key],
    error: problems[`about.${key}`],
    onChange: (text: string) => change({ [key]: text }),
  });
  return (
    <SectionFrame section={section} onDrop={onDrop}>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <TextInput {...line('name')} required />
          <SelectField
            label={fields.type}
            all={['motorcycle', 'scooter']}
            chosen={about.type}
            nameOf={(type) => modelListTexts.types[type]}
            onChange={(type) => change({ type })}
          />
          <SelectField
            label={fields.class}
            all={['', ...vehicleClasses]}
            chosen={about.class ?? ''}
            nameOf={(each) => (each === '' ? fields.noClass : texts.classes[each])}
            onChange={(each) => change({ class: each || null })}
          />
        </div>
        <LocalInput
          label={fields.details}
          max={vehicleLimits.details}
          lines={3}
          value={about.details}
          error={problems['about.details.en']}
          onChange={(details) => change({ details })}
        />
        <div className={styles.pair}>
          <TextInput {...line('engine')} />
          <TextInput {...line('power')} />
          <TextInput {...line('transmission')} />
        </div>
        {(!hasVariants || price !== null) && (
          <TextInput
            label={fields.price}
            hint={fields.priceHint}
            max={20}
            inputMode="decimal"
            value={price === null ? '' : String(price)}
            error={problems['about.price']}
            onChange={(typed) => change({ price: typed.trim() === '' ? null : typed })}
          />
        )}
        <fieldset className={styles.group}>
          <legend>{texts.figures}</legend>
          <div className={styles.pair}>
            <SelectField
              label={fields.fuel}
              all={['', ...fuels]}
              chosen={figures.fuel ?? ''}
              nameOf={(fuel) => (fuel === '' ? fields.noFuel : texts.fuels[fuel])}
              onChange={(fuel) => change({ figures: { ...figures, fuel: fuel || null } })}
            />
            {figureNames.map((name) => (
              <FigureInput
                key={name}
                label={fields[name]}
                value={figures[name]}
                error={problems[`about.figures.${name}`]}
                onChange={(figure) => change({ figures: { ...figures, [name]: figure } })}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </SectionFrame>
  );
}
