import { Inject, Injectable } from '@nestjs/common';
import { authApi } from '@cursa/contracts/http/auth';
import { CONFIG } from '@cursa/platform/config';
import { ServiceClient } from '@cursa/platform/http';
import type { Config } from '../config.ts';
import { Preferences } from '../preferences/preferences.ts';
import { templates } from '../templates/templates.ts';
import { composeMail, type ComposedMail } from './compose-mail.ts';
import type { QueuedMail } from './mail-queue.ts';

export interface AddressedMail {
  readonly to: { readonly name: string; readonly address: string };
  readonly mail: ComposedMail;
}

/** Finds out where a mail goes and writes it, at the moment of sending. */
@Injectable()
export class AddressMail {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
    private readonly client: ServiceClient,
    private readonly preferences: Preferences,
  ) {}

  /**
   * @returns why the mail is not to be sent, when it is not
   * @throws DomainError part-unavailable when auth does not answer; what auth refuses
   */
  async execute(queued: QueuedMail): Promise<AddressedMail | 'not-wanted' | 'no-contact'> {
    const template = templates[queued.kind];
    const preference = await this.preferences.of(queued.accountId);
    if (template.mail === 'by-choice' && !preference.email) return 'not-wanted';
    if (queued.kind === 'password-reset') return this.resetMail(queued, preference.locale);
    const body = { account_ids: [queued.accountId] };
    const { contacts } = await this.client.call(authApi.lookupContacts, { body }, { as: 'service' });
    const [contact] = contacts;
    if (!contact) return 'no-contact';
    const mail = composeMail(template, queued.facts, {
      locale: (await this.preferences.chosenLocale(queued.accountId)) ?? contact.locale,
      firstName: contact.first_name,
      publicUrl: this.config.PUBLIC_URL,
    });
    return { to: { name: contact.first_name, address: contact.email }, mail };
  }

  /** The link is made now and kept nowhere. */
  private async resetMail(queued: QueuedMail, locale: 'ro' | 'en'): Promise<AddressedMail> {
    const params = { reset_id: String(queued.facts.reset_id) };
    const link = await this.client.call(authApi.mintPasswordResetLink, { params }, { as: 'service' });
    const facts = { ...queued.facts, expires_at: link.expires_at };
    const context = { locale, firstName: link.first_name, publicUrl: this.config.PUBLIC_URL, link: link.url };
    const mail = composeMail(templates['password-reset'], facts, context);
    return { to: { name: link.first_name, address: link.email }, mail };
  }
}
