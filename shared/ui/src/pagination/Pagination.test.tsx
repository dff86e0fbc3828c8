import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAddressSource } from '../testing/createAddressSource';
import { expectAccessible } from '../testing/expectAccessible';
import { Pagination, usePage } from './Pagination';
import { pageButtons } from './pageButtons';

beforeEach(() => {
  document.documentElement.lang = 'en';
});
const numbers = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('Pagination', () => {
  it('has fifty on a page unless the caller gives a number, and says which are shown @S1.15 @S3.37 @S9.1', async () => {
    render(<Pagination label="Jobs" page={2} total={120} onPage={vi.fn()} />);
    expect(screen.getByRole('navigation', { name: 'Pages: Jobs' })).toBeTruthy();
    expect(numbers()).toEqual(['Previous page', 'Page 1', 'Page 2', 'Page 3', 'Next page']);
    expect(screen.getByRole('status').textContent).toBe('51–100 of 120');
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('Page 2');
    await expectAccessible(document.body);
  });

  it('appears only where one page has not all of it @T2.44', () => {
    const { container } = render(<Pagination label="Jobs" page={1} total={50} onPage={vi.fn()} />);
    expect(container.innerHTML).toBe('');
  });

  it('offers seven pages at most where nothing else is said @T9.19', () => {
    render(<Pagination label="Jobs" page={1} total={1234} onPage={vi.fn()} />);
    expect(screen.getAllByRole('button', { name: /^Page/ })).toHaveLength(7);
  });

  it('leads to a page, and nowhere beyond the first and the last', async () => {
    const onPage = vi.fn();
    render(<Pagination label="Jobs" page={1} total={60} onPage={onPage} />);
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    await userEvent.click(screen.getByRole('button', { name: /^Page\s?1$/ }));
    expect(onPage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onPage).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('says so where the list has become shorter than the page', () => {
    render(<Pagination label="Jobs" page={3} total={60} onPage={vi.fn()} />);
    expect(screen.getByRole('status').textContent).toBe('Nothing on this page: there are 60.');
  });
});

it.each([
  [1, 3, 7, [1, 2, 3]],
  [1, 20, 7, [1, 2, 3, 4, 5, 6, 7]],
  [10, 20, 7, [7, 8, 9, 10, 11, 12, 13]],
  [20, 20, 5, [16, 17, 18, 19, 20]],
  [2, 9, 3, [1, 2, 3]],
])('pageButtons on page %i of %i offers at most %i', (page, pages, most, expected) => {
  expect(pageButtons(page, pages, most)).toEqual(expected);
});

describe('usePage', () => {
  it('keeps the page in the address, and the first page out of it @S2.31', () => {
    const source = createAddressSource();
    const { result } = renderHook(() => usePage(source, 'jobsPage'));
    expect(result.current[0]).toBe(1);
    act(() => result.current[1](3));
    expect(source.pageParam('jobsPage')).toBe('3');
    expect(result.current[0]).toBe(3);
    act(() => result.current[1](1));
    expect(source.pageParam('jobsPage')).toBeNull();
  });

  it.each(['0', '-1', 'x', '1.5', ''])('takes %j for the first page', (text) => {
    const source = createAddressSource({ jobsPage: text });
    expect(renderHook(() => usePage(source, 'jobsPage')).result.current[0]).toBe(1);
  });
});
