import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** The field of a name, once it is there. */
async function field(name: string): Promise<HTMLInputElement> {
  return waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!found) throw new Error(`No field is called "${name}"`);
    return found;
  });
}

/** Fills fields by their names and leaves each, as somebody does who goes on to the next. */
export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const input = await field(name);
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  }
}

/** The same for a field that is known by its label. */
export async function fillLabelled(label: string | RegExp, value: string): Promise<void> {
  const input = await screen.findByLabelText(label);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

/** Presses what is called so, once it can be. */
export async function press(name: string | RegExp, role = 'button'): Promise<void> {
  const found = (await screen.findAllByRole(role, { name })).at(-1)!;
  await waitFor(() => {
    if (found.matches(':disabled')) throw new Error(`${String(name)} cannot be pressed`);
  });
  await userEvent.click(found);
}

export const tick = (): Promise<void> => press(/.*/, 'checkbox');
