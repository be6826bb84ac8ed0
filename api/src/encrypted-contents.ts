import { encryptionCheck } from '#db/tables/encryption-check.ts';
import { formFilePieces } from '#db/tables/form-files.ts';
import { jobApplicationFiles } from '#db/tables/job-applications.ts';
import { messagePictures } from '#db/tables/messages.ts';
import { printOrderDrafts, printSubscriptions } from '#db/tables/print-subscriptions.ts';
import { drawCommitments } from '#db/tables/prize-draws.ts';
import { secondFactors } from '#db/tables/auth-methods.ts';
import type { EncryptedFileColumns, EncryptedTextColumn } from '#secrets/reencrypt-stored-data.ts';

/** Every database column that holds encrypted text. */
export const encryptedTextColumns: readonly EncryptedTextColumn[] = [
  { key: encryptionCheck.id, text: encryptionCheck.encrypted },
  { key: secondFactors.userId, text: secondFactors.secretEncrypted },
  { key: printOrderDrafts.id, text: printOrderDrafts.encrypted },
  { key: printSubscriptions.id, text: printSubscriptions.ibanEncrypted },
  { key: drawCommitments.id, text: drawCommitments.seedEncrypted },
];

/** Every table that holds encrypted files. */
export const encryptedFileColumns: readonly EncryptedFileColumns[] = [
  { file: formFilePieces.fileId, piece: formFilePieces.piece, bytes: formFilePieces.encrypted },
  {
    file: jobApplicationFiles.applicationId,
    piece: jobApplicationFiles.piece,
    bytes: jobApplicationFiles.encrypted,
  },
  {
    file: messagePictures.messageId,
    piece: messagePictures.piece,
    bytes: messagePictures.encrypted,
  },
];
