CREATE TABLE "site_measures" (
	"kind" text NOT NULL,
	"remote" text NOT NULL,
	"release" text,
	"flip" text,
	"reason" text NOT NULL,
	"author" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_measures_kind_remote_pk" PRIMARY KEY("kind","remote")
);
