import {
  fuels,
  specSections,
  splitLabel,
  toLabel,
  vehicleLimits,
  vehicleClasses,
  type ModelDetail,
  type SectionInput,
  type VehicleSectionName,
} from '@dealership/shared';
import {
  modelEditorTexts as texts,
  modelListTexts,
} from '@dealership/shared/texts/staff/catalogue/models.ts';
import { useState, type ReactNode } from 'react';
import { PictureField } from '../../ui/forms/picture-field.tsx';
import { LocalInput, TextInput } from '../../ui/forms/text-input.tsx';
import { FigureInput } from './figure-input.tsx';
import { PartList } from './part-list.tsx';
import { SectionFrame } from './section-frame.tsx';
import { figureNames } from './section-lines.ts';
import { knownPicture } from './use-models.ts';
import { stateOf, useSection, type SectionProblems } from './use-section.ts';
import styles from './models.module.css';
import { InputField } from '../../ui/forms/input-field.tsx';
import { SelectField, TickField } from '../../ui/forms/choice-fields.tsx';

const { fields, parts } = texts;

export interface SectionProps {
  model: ModelDetail;
  onDrop: (name: VehicleSectionName) => void;
}

export function AboutSection({ model, onDrop }: SectionProps) {
  const section = useSection(model, 'about');
  const { value: about, set, problems } = section;
  const change = (changed: Partial<typeof about>) => set({ ...about, ...changed });
  const hasVariants = (stateOf(model, 'variants').value as unknown[]).length > 0;
  const line = (key: 'engine' | 'power' | 'transmission') => (
    <TextInput
      label={fields[key]}
      max={vehicleLimits.line}
      value={about[key]}
      error={problems[`about.${key}`]}
      onChange={(text) => change({ [key]: text })}
    />
  );
  return (
    <SectionFrame name="about" section={section} onDrop={() => onDrop('about')}>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <TextInput
            label={fields.name}
            max={vehicleLimits.name}
            required
            value={about.name}
            error={problems['about.name']}
            onChange={(name) => change({ name })}
          />
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
          {line('engine')}
          {line('power')}
          {line('transmission')}
        </div>
        {(!hasVariants || about.price !== null) && (
          <TextInput
            label={fields.price}
            hint={fields.priceHint}
            max={20}
            inputMode="decimal"
            value={about.price === null ? '' : String(about.price)}
            error={problems['about.price']}
            onChange={(price) => change({ price: price.trim() === '' ? null : price })}
          />
        )}
        <fieldset className={styles.group}>
          <legend>{texts.figures}</legend>
          <div className={styles.pair}>
            <SelectField
              label={fields.fuel}
              all={['', ...fuels]}
              chosen={about.figures.fuel ?? ''}
              nameOf={(fuel) => (fuel === '' ? fields.noFuel : texts.fuels[fuel])}
              onChange={(fuel) => change({ figures: { ...about.figures, fuel: fuel || null } })}
            />
            {figureNames.map((name) => (
              <FigureInput
                key={name}
                label={fields[name]}
                value={about.figures[name]}
                error={problems[`about.figures.${name}`]}
                onChange={(figure) => change({ figures: { ...about.figures, [name]: figure } })}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </SectionFrame>
  );
}

export function VariantsSection({
  model,
  onDrop,
  children,
}: SectionProps & {
  /** The planned prices of the variants. */
  children: ReactNode;
}) {
  const section = useSection(model, 'variants');
  const { value, set, problems, keyOf } = section;
  return (
    <SectionFrame name="variants" section={section} onDrop={() => onDrop('variants')}>
      <PartList
        words={parts.variants}
        parts={value}
        begin={(): Part<'variants'> => ({ id: 0, name: '', price: '' })}
        nameOf={({ name }) => name}
        keyOf={keyOf}
        onChange={set}
      >
        {(variant, at, change) => (
          <div className={styles.pair}>
            <TextInput
              label={fields.variant}
              max={vehicleLimits.variant}
              required
              value={variant.name}
              error={problems[`variants.${at}.name`]}
              onChange={(name) => change({ name })}
            />
            <TextInput
              label={fields.price}
              max={20}
              required
              inputMode="decimal"
              value={String(variant.price)}
              error={problems[`variants.${at}.price`]}
              onChange={(price) => change({ price })}
            />
          </div>
        )}
      </PartList>
      {children}
    </SectionFrame>
  );
}

export function ColoursSection({ model, onDrop }: SectionProps) {
  const section = useSection(model, 'colours');
  const { value, set, problems, keyOf } = section;
  return (
    <SectionFrame name="colours" section={section} onDrop={() => onDrop('colours')}>
      <PartList
        words={parts.colours}
        parts={value}
        begin={(): Part<'colours'> => ({ id: 0, name: '', swatch: null, image: '' })}
        nameOf={({ name }) => name}
        keyOf={keyOf}
        onChange={set}
      >
        {(colour, at, change) => (
          <>
            <div className={styles.pair}>
              <TextInput
                label={fields.colour}
                max={vehicleLimits.colour}
                required
                value={colour.name}
                error={problems[`colours.${at}.name`]}
                onChange={(name) => change({ name })}
              />
              {colour.swatch !== null && (
                <InputField
                  label={fields.swatch}
                  error={problems[`colours.${at}.swatch`]}
                  type="color"
                  value={colour.swatch}
                  onChange={(typed) => change({ swatch: typed })}
                />
              )}
            </div>
            <TickField
              label={fields.hasSwatch}
              isTicked={colour.swatch !== null}
              onChange={(isTicked) => change({ swatch: isTicked ? '#808080' : null })}
            />
            <PictureField
              label={texts.pictures.ofColour}
              path={colour.image}
              known={knownPicture(model, colour.image)}
              error={problems[`colours.${at}.image`]}
              onChange={(image) => change({ image })}
            />
          </>
        )}
      </PartList>
    </SectionFrame>
  );
}

export function SpecsSection({ model, onDrop }: SectionProps) {
  const section = useSection(model, 'specs');
  const { value, set, problems, keyOf } = section;
  const last = value.at(-1)?.section ?? 'bodyDimensions';
  return (
    <SectionFrame name="specs" section={section} onDrop={() => onDrop('specs')}>
      <p className="hint">{texts.specsHint}</p>
      <PartList
        words={parts.specs}
        parts={value}
        begin={(): Part<'specs'> => ({ section: last, label: '', value: '' })}
        nameOf={({ label }) => splitLabel(label)}
        keyOf={keyOf}
        onChange={set}
      >
        {(line, at, change) => (
          <div className={styles.pair}>
            <SelectField
              label={fields.specSection}
              all={specSections}
              chosen={line.section}
              nameOf={(each) => texts.specSections[each]}
              onChange={(section) => change({ section })}
            />
            <LabelInput
              value={line.label}
              error={problems[`specs.${at}.label`]}
              onChange={(label) => change({ label })}
            />
            <TextInput
              label={fields.value}
              max={vehicleLimits.value}
              required
              value={line.value}
              error={problems[`specs.${at}.value`]}
              onChange={(text) => change({ value: text })}
            />
          </div>
        )}
      </PartList>
    </SectionFrame>
  );
}

interface LabelInputProps {
  /** In camel case. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A label as people write it; an invalid one is sent as typed, and the server returns the error. */
function LabelInput({ value, error, onChange }: LabelInputProps) {
  const [typed, setTyped] = useState('');
  return (
    <TextInput
      label={fields.label}
      max={vehicleLimits.label}
      required
      value={toLabel(typed) === value ? typed : splitLabel(value)}
      error={error}
      onChange={(text) => {
        setTyped(text);
        onChange(toLabel(text));
      }}
    />
  );
}

export function FeaturesSection({ model, onDrop }: SectionProps) {
  const section = useSection(model, 'features');
  const { value, set, problems, keyOf } = section;
  return (
    <SectionFrame name="features" section={section} onDrop={() => onDrop('features')}>
      <PartList
        words={parts.features}
        parts={value}
        begin={(): Part<'features'> => ({
          heading: { en: '' },
          description: { en: '' },
          image: '',
        })}
        nameOf={({ heading }) => heading.en}
        keyOf={keyOf}
        onChange={set}
      >
        {(feature, at, change) => (
          <>
            <TextPair
              path={`features.${at}`}
              part={feature}
              problems={problems}
              onChange={change}
            />
            <PictureField
              label={texts.pictures.ofFeature}
              path={feature.image}
              known={knownPicture(model, feature.image)}
              error={problems[`features.${at}.image`]}
              onChange={(image) => change({ image })}
            />
          </>
        )}
      </PartList>
    </SectionFrame>
  );
}

export function AccessoriesSection({ model, onDrop }: SectionProps) {
  const section = useSection(model, 'accessories');
  const { value, set, problems, keyOf } = section;
  return (
    <SectionFrame name="accessories" section={section} onDrop={() => onDrop('accessories')}>
      <PartList
        words={parts.accessories}
        parts={value}
        begin={(): Part<'accessories'> => ({
          id: 0,
          heading: { en: '' },
          description: { en: '' },
          image: '',
          partNo: '',
          price: '',
        })}
        nameOf={({ heading }) => heading.en}
        keyOf={keyOf}
        onChange={set}
      >
        {(accessory, at, change) => (
          <>
            <TextPair
              path={`accessories.${at}`}
              part={accessory}
              problems={problems}
              onChange={change}
            />
            <div className={styles.pair}>
              <TextInput
                label={fields.partNo}
                max={vehicleLimits.partNo}
                value={accessory.partNo}
                error={problems[`accessories.${at}.partNo`]}
                onChange={(partNo) => change({ partNo })}
              />
              <TextInput
                label={fields.price}
                max={20}
                required
                inputMode="decimal"
                value={String(accessory.price)}
                error={problems[`accessories.${at}.price`]}
                onChange={(price) => change({ price })}
              />
            </div>
            <PictureField
              label={texts.pictures.ofAccessory}
              path={accessory.image}
              known={knownPicture(model, accessory.image)}
              error={problems[`accessories.${at}.image`]}
              onChange={(image) => change({ image })}
            />
          </>
        )}
      </PartList>
    </SectionFrame>
  );
}

type Part<Name extends VehicleSectionName> =
  SectionInput<Name> extends readonly (infer Item)[] ? Item : never;

interface TextPairProps {
  path: string;
  part: Part<'features'>;
  problems: SectionProblems;
  onChange: (changed: Partial<Part<'features'>>) => void;
}

/** Heading and text of a feature or an accessory. */
function TextPair({ path, part, problems, onChange }: TextPairProps) {
  return (
    <>
      <LocalInput
        label={fields.heading}
        max={vehicleLimits.heading}
        required
        value={part.heading}
        error={problems[`${path}.heading.en`]}
        onChange={(heading) => onChange({ heading })}
      />
      <LocalInput
        label={fields.description}
        max={vehicleLimits.description}
        lines={2}
        value={part.description}
        error={problems[`${path}.description.en`]}
        onChange={(description) => onChange({ description })}
      />
    </>
  );
}
