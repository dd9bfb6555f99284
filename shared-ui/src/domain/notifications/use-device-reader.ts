import { usePlatform } from 'shared-contracts/platform/platform-context';
import { readerOf, type Reader } from '../time/format-time.ts';

export const useDeviceReader = (): Reader => readerOf(usePlatform().locale);
