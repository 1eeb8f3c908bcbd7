import { useQueryClient } from '@tanstack/react-query';
import { authApi } from '@cursa/contracts/http/auth';
import { useCall } from '../../lib/api/use-call.ts';
import { isProblem } from '../../lib/errors/is-problem.ts';
import { useMessages } from '../../lib/i18n/messages.ts';
import { tell, tellSuccess } from '../../lib/notices/notices.ts';
import type { DriverReview } from './driver-review.ts';
import { driverTexts } from './driver-texts.ts';

/** Decides about a driver, says so, and goes on to the next. */
export function useDecide(driver: DriverReview, onDecided: () => void) {
  const t = useMessages(driverTexts);
  const queries = useQueryClient();
  const renewLists = () => queries.invalidateQueries({ queryKey: [authApi.adminDrivers.id] });
  return useCall(authApi.decideDriver, {
    onSuccess: (_review, { body }) => {
      tellSuccess(t.done[body.decision](`${driver.first_name} ${driver.last_name}`));
      onDecided();
      void renewLists();
    },
    onError: (error) => {
      // Another administrator was first; the driver is in another list by now.
      if (!isProblem(error) || error.status !== 409) return;
      tell(t.decided);
      void renewLists();
    },
  });
}
