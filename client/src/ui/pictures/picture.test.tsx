import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OutlineOf } from './outline.tsx';
import { Picture } from './picture.tsx';

const picture = { path: '/pictures/a.webp', width: 640, height: 480, placeholder: '#aabbcc' };

test('a picture offers its sizes, reserves its space, and loads lazily', () => {
  render(<Picture picture={picture} alt="A bike" sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'A bike' });
  expect(image).toHaveAttribute(
    'srcset',
    '/pictures/a-320.webp 320w, /pictures/a-480.webp 480w, /pictures/a.webp 640w',
  );
  expect(image).toHaveAttribute('width', '640');
  expect(image).toHaveAttribute('height', '480');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image.style.getPropertyValue('--placeholder')).toBe('#aabbcc');
});

test('the main picture of a page loads at once, and a cut-out has no placeholder colour', () => {
  render(<Picture picture={picture} alt="A bike" sizes="50vw" priority isCutOut />);
  const image = screen.getByRole('img', { name: 'A bike' });
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(image).not.toHaveAttribute('loading');
  expect(image).not.toHaveAttribute('style');
});

test('one that cannot be loaded is replaced by a drawing, and the next one is tried', () => {
  const { rerender } = render(<Picture picture={picture} alt="A bike" sizes="50vw" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'A bike' }).tagName).toBe('svg');
  rerender(<Picture picture={{ ...picture, path: '/b.webp' }} alt="A bike" sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'A bike' }).tagName).toBe('IMG');
});

test('a fallback of the page is shown in its place', () => {
  render(<Picture picture={picture} alt="" sizes="50vw" fallback={<p>No picture</p>} />);
  const image = document.querySelector('img');
  if (image) fireEvent.error(image);
  expect(screen.getByText('No picture')).toBeVisible();
});

test.each(['scooter', 'electric-scooter', 'motorcycle', 'electric-motorcycle'] as const)(
  'without a picture an outline of a %s is drawn at once',
  (outline) => {
    render(
      <OutlineOf model={{ outline }}>
        <Picture picture={{ ...picture, path: '' }} alt="A vehicle" sizes="50vw" />
      </OutlineOf>,
    );
    const drawn = screen.getByRole('img', { name: 'A vehicle' });
    expect([drawn.tagName, drawn.dataset.outline]).toEqual(['svg', outline]);
    expect(document.querySelector('img')).toBeNull();
  },
);
