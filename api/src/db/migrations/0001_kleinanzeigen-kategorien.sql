-- The categories that Kleinanzeigen start with. Ids are fixed, so that every database has the same.
INSERT INTO "kleinanzeigen_categories" ("id", "parent_id", "slug", "name", "position", "legacy") VALUES
	('01KAB0GRN0KATEG0R1E0000001', NULL, 'landtechnik', 'Landtechnik', 10, false),
	('01KAB0GRN0KATEG0R1E0000002', '01KAB0GRN0KATEG0R1E0000001', 'traktoren', 'Traktoren', 10, false),
	('01KAB0GRN0KATEG0R1E0000003', '01KAB0GRN0KATEG0R1E0000001', 'maehdrescher-haecksler', 'Mähdrescher und Häcksler', 20, false),
	('01KAB0GRN0KATEG0R1E0000004', '01KAB0GRN0KATEG0R1E0000001', 'bodenbearbeitung', 'Bodenbearbeitung', 30, false),
	('01KAB0GRN0KATEG0R1E0000005', '01KAB0GRN0KATEG0R1E0000001', 'saat-duengung-pflege', 'Saat, Düngung und Pflanzenschutztechnik', 40, false),
	('01KAB0GRN0KATEG0R1E0000006', '01KAB0GRN0KATEG0R1E0000001', 'anhaenger-transport', 'Anhänger und Transport', 50, false),
	('01KAB0GRN0KATEG0R1E0000007', '01KAB0GRN0KATEG0R1E0000001', 'guelletechnik', 'Gülletechnik', 60, false),
	('01KAB0GRN0KATEG0R1E0000008', '01KAB0GRN0KATEG0R1E0000001', 'frontlader-radlader', 'Frontlader, Rad- und Teleskoplader', 70, false),
	('01KAB0GRN0KATEG0R1E0000009', '01KAB0GRN0KATEG0R1E0000001', 'oldtimer', 'Oldtimer', 80, false),
	('01KAB0GRN0KATEG0R1E0000010', NULL, 'ersatzteile-reifen', 'Ersatzteile und Reifen', 20, false),
	('01KAB0GRN0KATEG0R1E0000011', '01KAB0GRN0KATEG0R1E0000010', 'ersatzteile', 'Ersatzteile', 10, false),
	('01KAB0GRN0KATEG0R1E0000012', '01KAB0GRN0KATEG0R1E0000010', 'reifen-raeder', 'Reifen und Räder', 20, false),
	('01KAB0GRN0KATEG0R1E0000013', NULL, 'stall-hoftechnik', 'Stall- und Hoftechnik', 30, false),
	('01KAB0GRN0KATEG0R1E0000014', '01KAB0GRN0KATEG0R1E0000013', 'melktechnik', 'Melk- und Kühltechnik', 10, false),
	('01KAB0GRN0KATEG0R1E0000015', '01KAB0GRN0KATEG0R1E0000013', 'stalleinrichtung', 'Stalleinrichtung', 20, false),
	('01KAB0GRN0KATEG0R1E0000016', '01KAB0GRN0KATEG0R1E0000013', 'weidezaun', 'Weide und Zaun', 30, false),
	('01KAB0GRN0KATEG0R1E0000017', NULL, 'nutztiere', 'Nutztiere', 40, false),
	('01KAB0GRN0KATEG0R1E0000018', '01KAB0GRN0KATEG0R1E0000017', 'rinder', 'Rinder', 10, false),
	('01KAB0GRN0KATEG0R1E0000019', '01KAB0GRN0KATEG0R1E0000017', 'schweine', 'Schweine', 20, false),
	('01KAB0GRN0KATEG0R1E0000020', '01KAB0GRN0KATEG0R1E0000017', 'schafe-ziegen', 'Schafe und Ziegen', 30, false),
	('01KAB0GRN0KATEG0R1E0000021', '01KAB0GRN0KATEG0R1E0000017', 'pferde', 'Pferde', 40, false),
	('01KAB0GRN0KATEG0R1E0000022', '01KAB0GRN0KATEG0R1E0000017', 'gefluegel', 'Geflügel', 50, false),
	('01KAB0GRN0KATEG0R1E0000023', '01KAB0GRN0KATEG0R1E0000017', 'bienen', 'Bienen und Imkerei', 60, false),
	('01KAB0GRN0KATEG0R1E0000024', NULL, 'futter-stroh-heu', 'Futter, Stroh und Heu', 50, false),
	('01KAB0GRN0KATEG0R1E0000025', '01KAB0GRN0KATEG0R1E0000024', 'heu-stroh', 'Heu und Stroh', 10, false),
	('01KAB0GRN0KATEG0R1E0000026', '01KAB0GRN0KATEG0R1E0000024', 'silage', 'Silage', 20, false),
	('01KAB0GRN0KATEG0R1E0000027', '01KAB0GRN0KATEG0R1E0000024', 'getreide-futtermittel', 'Getreide und Futtermittel', 30, false),
	('01KAB0GRN0KATEG0R1E0000028', NULL, 'flaechen-hoefe', 'Flächen und Höfe', 60, false),
	('01KAB0GRN0KATEG0R1E0000029', '01KAB0GRN0KATEG0R1E0000028', 'acker-gruenland', 'Acker und Grünland', 10, false),
	('01KAB0GRN0KATEG0R1E0000030', '01KAB0GRN0KATEG0R1E0000028', 'wald', 'Wald', 20, false),
	('01KAB0GRN0KATEG0R1E0000031', '01KAB0GRN0KATEG0R1E0000028', 'hoefe-staelle', 'Höfe und Ställe', 30, false),
	('01KAB0GRN0KATEG0R1E0000032', NULL, 'dienstleistungen', 'Dienstleistungen und Lohnarbeit', 70, false),
	('01KAB0GRN0KATEG0R1E0000033', '01KAB0GRN0KATEG0R1E0000032', 'lohnarbeit', 'Lohnarbeit', 10, false),
	('01KAB0GRN0KATEG0R1E0000034', '01KAB0GRN0KATEG0R1E0000032', 'maschinenverleih', 'Maschinenverleih', 20, false),
	('01KAB0GRN0KATEG0R1E0000035', NULL, 'hofladen-haushalt', 'Hofladen und Haushalt', 80, false),
	('01KAB0GRN0KATEG0R1E0000036', '01KAB0GRN0KATEG0R1E0000001', 'schlepper', 'Schlepper', 900, true),
	('01KAB0GRN0KATEG0R1E0000037', '01KAB0GRN0KATEG0R1E0000024', 'erntegueter', 'Erntegüter', 910, true),
	('01KAB0GRN0KATEG0R1E0000038', NULL, 'viehhandel', 'Viehhandel', 920, true),
	('01KAB0GRN0KATEG0R1E0000039', NULL, 'gesucht', 'Gesucht', 930, true);
--> statement-breakpoint
UPDATE "kleinanzeigen_categories" SET "replaced_by_id" = '01KAB0GRN0KATEG0R1E0000002' WHERE "id" = '01KAB0GRN0KATEG0R1E0000036';
--> statement-breakpoint
UPDATE "kleinanzeigen_categories" SET "replaced_by_id" = '01KAB0GRN0KATEG0R1E0000027' WHERE "id" = '01KAB0GRN0KATEG0R1E0000037';
--> statement-breakpoint
UPDATE "kleinanzeigen_categories" SET "replaced_by_id" = '01KAB0GRN0KATEG0R1E0000017' WHERE "id" = '01KAB0GRN0KATEG0R1E0000038';
