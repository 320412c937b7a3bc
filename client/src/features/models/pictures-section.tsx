import { modelEditorTexts as texts } from '@dealership/shared/texts/staff/catalogue/models.ts';
import type { FieldValue } from '../../ui/forms/field.tsx';
import { PictureField } from '../../ui/forms/picture-field.tsx';
import { SectionFrame } from './section-frame.tsx';
import { TurnField } from './turn-field.tsx';
import { useEditor } from './use-models.ts';
import { useSection } from './use-section.ts';

const roles = ['lead', 'side', 'icon', 'name'] as const;

/** The pictures of a model as a whole, and those of its 360 view. */
export function PicturesSection({ name }: { name: string }) {
  const section = useSection('pictures');
  const { value, set, problems } = section;
  const frameProblem = Object.entries(problems).find(([place]) =>
    place.startsWith('pictures.frames'),
  );
  return (
    <SectionFrame section={section}>
      <div className="stack-12">
        {roles.map((role) => (
          <ModelPicture
            key={role}
            label={texts.pictures[role]}
            hint={texts.pictureHints[role]}
            value={value[role]}
            error={problems[`pictures.${role}`]}
            onChange={(path) => set({ ...value, [role]: path })}
          />
        ))}
        <TurnField
          name={name}
          frames={value.frames}
          error={frameProblem?.[1]}
          onChange={(frames) => set({ ...value, frames })}
        />
      </div>
    </SectionFrame>
  );
}

interface ModelPictureProps extends FieldValue<string> {
  label: string;
  hint?: string;
}

/** A picture in a section of a model, by its path. */
export function ModelPicture({ value, ...field }: ModelPictureProps) {
  const { model } = useEditor();
  const known = model.pictures.find(({ path }) => path === value);
  return <PictureField {...field} path={value} known={known} />;
}
