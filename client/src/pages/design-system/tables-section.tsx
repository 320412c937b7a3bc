import { useState } from 'react';
import { DataList } from '../../ui/lists/data-list.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Pager } from '../../ui/lists/pager.tsx';
import { Specimen } from './specimen.tsx';
import styles from './design-system.module.css';

const PAGES = 3;
const header = ['Name', 'Mobile', 'Model', 'Message'];
const cells = [
  ['Asha Rai', '9832012345', 'Activa 6G', ''],
  [
    'অনির্বাণ রায়',
    '9832012346',
    'CB350',
    'When can I come for a test ride? Saturday would be best.',
  ],
];
const rowKeys = ['1', '2'];

export function TablesSection() {
  const [page, setPage] = useState(1);
  return (
    <div className={styles.specimens}>
      <Specimen name="Table" isWide>
        <DataList header={header} cells={cells} rowKeys={rowKeys} label="Enquiries" height="rows" />
      </Specimen>
      <Specimen name="Table, newer rows on their way" isWide>
        <DataList
          header={header}
          cells={cells}
          rowKeys={rowKeys}
          label="Enquiries, busy"
          height="rows"
          isBusy
        />
      </Specimen>
      <Specimen name="Table, empty" isWide>
        <DataList
          label="No enquiries"
          header={header}
          cells={[]}
          rowKeys={[]}
          height="rows"
          empty="No records found"
        />
      </Specimen>
      <Specimen name="Pager">
        <Pager page={page} totalPages={PAGES} onChange={setPage} />
      </Specimen>
      <Specimen name="Load failure, with Retry">
        <LoadFailure text="The models could not be loaded." onRetry={() => {}} />
      </Specimen>
      <Specimen name="Load failure, for good">
        <LoadFailure text="There is no such model." />
      </Specimen>
    </div>
  );
}
