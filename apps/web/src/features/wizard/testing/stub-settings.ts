import { jest } from '@jest/globals';
import axios from 'axios';
import { settings } from '../../../testing/samples.ts';

/** Answers `/settings.json`, the one read that does not go through the client. */
export function stubSettings(): void {
  jest.spyOn(axios, 'get').mockResolvedValue({ data: settings });
}
