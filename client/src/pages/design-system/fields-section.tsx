import { CheckboxField, Choice, Field, FieldGroup } from '../../ui/forms/field.tsx';
import { Specimen } from './specimen.tsx';
import styles from './design-system.module.css';

const states = [
  { name: 'empty', field: {} },
  { name: 'with a hint', field: { hint: 'Optional' } },
  { name: 'with a mistake', field: { error: 'Name is required' } },
];

export function FieldsSection() {
  return (
    <div className={styles.specimens}>
      {states.map(({ name, field }) => (
        <Specimen key={name} name={`Field, ${name}`}>
          <Field label="Name" {...field}>
            {(props) => <input {...props} type="text" />}
          </Field>
        </Specimen>
      ))}
      <Specimen name="Field, its answer given">
        <Field label="Model">
          {(props) => <input {...props} type="text" readOnly defaultValue="CB350" />}
        </Field>
      </Specimen>
      <Specimen name="Field, disabled">
        <Field label="Name">
          {(props) => <input {...props} type="text" disabled defaultValue="Asha Rai" />}
        </Field>
      </Specimen>
      {states.map(({ name, field }) => (
        <Specimen key={name} name={`Select, ${name}`}>
          <Field label="Model" {...field}>
            {(props) => (
              <select {...props}>
                <option>Choose…</option>
                <option>CB350</option>
              </select>
            )}
          </Field>
        </Specimen>
      ))}
      <Specimen name="Text area">
        <Field label="Message" hint="Optional">
          {(props) => <textarea {...props} rows={3} />}
        </Field>
      </Specimen>
      <Specimen name="Checkbox">
        <CheckboxField label="I agree to be called">
          {(props) => <input {...props} type="checkbox" />}
        </CheckboxField>
      </Specimen>
      <Specimen name="Checkbox, with a mistake">
        <CheckboxField label="I agree to be called" error="Please agree" required>
          {(props) => <input {...props} type="checkbox" />}
        </CheckboxField>
      </Specimen>
      <Specimen name="Radio buttons">
        <FieldGroup label="Service type">
          {['Paid', 'Free'].map((text) => (
            <Choice key={text} label={text}>
              {(props) => <input {...props} type="radio" name="service" />}
            </Choice>
          ))}
        </FieldGroup>
      </Specimen>
      <Specimen name="Radio buttons, with a mistake">
        <FieldGroup label="Service type" error="Service type is required" required>
          {['Paid', 'Free'].map((text) => (
            <Choice key={text} label={text}>
              {(props) => <input {...props} type="radio" name="service-missing" />}
            </Choice>
          ))}
        </FieldGroup>
      </Specimen>
      <Specimen name="Field, dense (back office)">
        <div data-density="dense">
          <Field label="From Date">{(props) => <input {...props} type="date" />}</Field>
        </div>
      </Specimen>
    </div>
  );
}
