import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';

/** Further than anybody would go on with Tab. */
const MOST_TABS = 150;

/** Somebody who has a keyboard only: Tab leads to everything, and where one is can be seen. */
export class KeyboardHand {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Goes on with Tab until `target` has the focus; every stop on the way must be visible. */
  async tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    for (let count = 0; count < MOST_TABS; count += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
      expect(await this.page.evaluate(focusFault)).toBe('');
    }
    throw new Error(`Tab does not lead to ${String(target)}`);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.type(text);
  }

  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press(key);
  }

  /** The new screen is there and its heading has the focus, so that reading starts there. */
  async arrivesAt(path: string): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === path);
    await this.page
      .waitForFunction(() => document.activeElement?.tagName === 'H1')
      .catch(async () => {
        const where = await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
        throw new Error(`On ${path} the focus is not on the heading but on ${where ?? 'nothing'}`);
      });
  }
}

/** In the page: what keeps the focused element from being seen as such; '' when nothing does. */
function focusFault(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return '';
  const name = element.outerHTML.slice(0, 160);
  // Of a date, the part that is typed at is :focus-visible, not the field.
  const hasParts = element.matches('input:is([type=date], [type=time])');
  if (!hasParts && !element.matches(':focus-visible')) return `not :focus-visible: ${name}`;
  // What is drawn by something around it, such as a star or the map, is shown by that.
  const around = [element.parentElement, element.parentElement?.parentElement].filter((one) => !!one);
  const isOutlined = [element, ...(element.tagName === 'INPUT' ? around : [])].some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const isFramed = around.some((one) => {
    const { content, borderTopStyle, borderTopWidth } = getComputedStyle(one, '::after');
    return content !== 'none' && borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) >= 2;
  });
  if (!isOutlined && !isFramed) return `without an outline: ${name}`;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? '' : `without a size: ${name}`;
}
