import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { sortableTexts as texts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import {
  createContext,
  useContext,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { LineDrawing } from '../icon.tsx';
import type { RowFrame } from './row-frame.tsx';
import styles from './sortable.module.css';

type NameOf = (id: number) => string;

interface SortableProps {
  /** Ids of the items, in their order; none is 0. */
  ids: readonly number[];
  /** With names the handles move the items by keyboard, too. */
  nameOf?: NameOf;
  /** A move is being stored: the next drag cannot begin. */
  isBusy?: boolean;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** The list announces its changes, and `useNews` what happens before them: politely, unlike those of the library. */
const silent = () => undefined;
const announcements = {
  onDragStart: silent,
  onDragOver: silent,
  onDragEnd: silent,
  onDragCancel: silent,
};

const byKeyboard = { coordinateGetter: sortableKeyboardCoordinates };

const ListContext = createContext<{ nameOf?: NameOf | undefined; isBusy: boolean }>({
  isBusy: false,
});

/** A list whose items (`useSortableItem`) can be dragged to another place with a mouse, a finger or keys. */
export function Sortable({ ids, nameOf, isBusy = false, onMove, children }: SortableProps) {
  const pointer = useSensor(PointerSensor);
  const keyboard = useSensor(KeyboardSensor, byKeyboard);
  const sensors = useSensors(pointer, nameOf ? keyboard : null);
  const { news, watch } = useNews(ids, nameOf);
  const moveIt = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) {
      onMove(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)));
    }
  };
  return (
    <ListContext value={{ nameOf, isBusy }}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        {...watch}
        onDragEnd={(event) => {
          watch.onDragEnd(event);
          moveIt(event);
        }}
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: nameOf ? texts.how : '' },
        }}
      >
        <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
          {children}
        </SortableContext>
      </DndContext>
      {nameOf && (
        <p className="visually-hidden" role="status">
          {news}
        </p>
      )}
    </ListContext>
  );
}

/** Where an item is that was picked up; its list announces where it was put down. */
function useNews(ids: readonly number[], nameOf: NameOf = String) {
  const [news, setNews] = useState('');
  const last = useRef<unknown>(undefined);
  const write = (text: 'pickedUp' | 'over' | 'unmoved', item: unknown, at: unknown) => {
    const name = nameOf(Number(item));
    setNews(texts[text](name, ids.indexOf(Number(at)) + 1, ids.length));
    last.current = at;
  };
  const watch = {
    onDragStart: ({ active }: DragStartEvent) => write('pickedUp', active.id, active.id),
    onDragOver: ({ active, over }: DragOverEvent) => {
      if (over && over.id !== last.current) write('over', active.id, over.id);
    },
    onDragEnd: ({ active, over }: DragEndEvent) => {
      if (over && over.id !== active.id) setNews('');
      else write('unmoved', active.id, active.id);
    },
    onDragCancel: ({ active }: DragStartEvent) => write('unmoved', active.id, active.id),
  };
  return { news, watch };
}

/** The props that make an element an item of the `Sortable` around it, and its handle, if it can be moved. */
export function useSortableItem(id: number, { canMove = true } = {}) {
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
    active,
  } = useSortable({ id });
  const { nameOf, isBusy } = useContext(ListContext);
  const isOff = isBusy && active === null;
  const style: CSSProperties = {
    transition,
    // Up and down only.
    ...(transform && { transform: `translateY(${transform.y}px)` }),
    ...(isDragging && { position: 'relative', zIndex: 1, boxShadow: 'var(--shadow)' }),
  };
  const shared = {
    ...(!isOff && listeners),
    className: styles.handle,
    title: texts.drag,
    children: <LineDrawing path="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />,
  };
  const handle = nameOf ? (
    <button
      {...shared}
      ref={setActivatorNodeRef}
      type="button"
      aria-label={texts.move(nameOf(id))}
      aria-disabled={isOff || undefined}
      aria-describedby={attributes['aria-describedby']}
    />
  ) : (
    <span {...shared} aria-hidden="true" />
  );
  return { setNodeRef, style, handle: canMove ? handle : null };
}

const HandleContext = createContext<ReactNode>(null);

/** A row of a table, or the card in its place, as an item of the `Sortable` around the table. */
export function SortableRow({ id, tag: Tag, className, children }: ComponentProps<RowFrame>) {
  const { setNodeRef, style, handle } = useSortableItem(Number(id));
  return (
    <HandleContext value={handle}>
      <Tag ref={setNodeRef} style={style} className={className}>
        {children}
      </Tag>
    </HandleContext>
  );
}

/** The handle of the row around it. */
export function RowHandle() {
  return useContext(HandleContext);
}
