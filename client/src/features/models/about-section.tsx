import { fuels, toPlainText, vehicleLimits, vehicleClasses } from '@dealership/shared';
import {
  modelEditorTexts as texts,
  modelListTexts,
} from '@dealership/shared/texts/staff/catalogue/models.ts';
import { bindFields, bindTexts } from '../../ui/forms/bind-fields.ts';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { LocalInput } from '../../ui/forms/languages/local-input.tsx';
import { TextInput, TypedInput } from '../../ui/forms/text-input.tsx';
import { SectionFrame } from './section-frame.tsx';
import { figureNames } from './section-lines.ts';
import { useEditor } from './use-models.ts';
import { stateOf, useSection } from './use-section.ts';
import styles from './models.module.css';

const { fields } = texts;

export function AboutSection() {
  const { model } = useEditor();
  const section = useSection('about');
  const { value: about, set, problems } = section;
  const { figures, price } = about;
  const change = (changed: Partial<typeof about>) => set({ ...about, ...changed });
  const hasVariants = (stateOf(model, 'variants').value as unknown[]).length > 0;
  const bound = { values: about, problems, onChange: change, path: 'about.' };
  const field = bindFields(bound);
  const text = bindTexts(bound);
  const figure = bindFields({
    values: figures,
    problems,
    onChange: (changed) => change({ figures: { ...figures, ...changed } }),
    path: 'about.figures.',
  });
  return (
    <SectionFrame section={section}>
      <div className="stack-12">
        <div className={styles.pair}>
          <TextInput {...field('name')} label={fields.name} max={vehicleLimits.name} required />
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
          {...text('details')}
          label={fields.details}
          max={vehicleLimits.details}
          lines={3}
        />
        <div className={styles.pair}>
          {(['engine', 'power', 'transmission'] as const).map((key) => (
            <LocalInput
              key={key}
              {...text(key)}
              label={fields[key]}
              max={vehicleLimits.line}
              usual={model.usual_words[about[key]]}
            />
          ))}
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
        <fieldset className="group">
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
              <TypedInput
                key={name}
                {...figure(name)}
                label={fields[name]}
                max={20}
                inputMode="decimal"
                read={toFigure}
                show={(value) => String(value ?? '')}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </SectionFrame>
  );
}

/** A number with decimals, or nothing. */
function toFigure(typed: string): number | null {
  const digits = toPlainText(typed);
  if (digits === '') return null;
  return Number.isNaN(Number(digits)) ? (typed as unknown as number) : Number(digits);
}
