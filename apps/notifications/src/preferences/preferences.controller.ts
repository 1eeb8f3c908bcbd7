import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { notificationsApi } from '@cursa/contracts/http/notifications';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { Handles, Input } from '@cursa/platform/http';
import { Preferences } from './preferences.ts';

@Controller()
export class PreferencesController {
  constructor(private readonly preferences: Preferences) {}

  @Handles(notificationsApi.preferences)
  read(@Caller() caller: CallerIdentity): Promise<ResponseOf<typeof notificationsApi.preferences>> {
    return this.preferences.of(caller.accountId);
  }

  @Handles(notificationsApi.setPreferences)
  set(
    @Input() { body }: InputOf<typeof notificationsApi.setPreferences>,
    @Caller() caller: CallerIdentity,
  ): Promise<ResponseOf<typeof notificationsApi.setPreferences>> {
    return this.preferences.set(caller.accountId, body);
  }
}
