import { modelEditorTexts as texts } from '@dealership/shared/texts/staff/catalogue/models.ts';
import { PictureField } from '../../ui/forms/picture-field.tsx';
import { SectionFrame } from './section-frame.tsx';
import type { SectionProps } from './sections.tsx';
import { TurnField } from './turn-field.tsx';
import { useSection } from './use-section.ts';
import { knownPicture } from './use-models.ts';
import styles from './models.module.css';

const roles = ['lead', 'side', 'icon', 'name'] as const;

/** The pictures of a model as a whole, and those of its 360 view. */
export function PicturesSection({ model, name, onDrop }: SectionProps & { name: string }) {
  const section = useSection(model, 'pictures');
  const { value, set, problems } = section;
  const frameProblem = Object.entries(problems).find(([place]) =>
    place.startsWith('pictures.frames'),
  );
  return (
    <SectionFrame name="pictures" section={section} onDrop={() => onDrop('pictures')}>
      <div className={styles.fields}>
        {roles.map((role) => (
          <PictureField
            key={role}
            label={texts.pictures[role]}
            hint={texts.pictureHints[role]}
            path={value[role]}
            known={knownPicture(model, value[role])}
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
